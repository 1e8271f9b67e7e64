-- Written by Prisma and changed by hand (docs/anonymity.md): ids become random and the old ones, which tell the time of
-- writing, become the inner order. What needs a key is encrypted by the server at its next start
-- (app/upgrade/encrypt-existing.server.ts); until then it is marked with 'plain:'.
CREATE TEMP TABLE "NewId" ("old" TEXT NOT NULL PRIMARY KEY, "new" TEXT NOT NULL);
INSERT INTO "NewId" SELECT "id", lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
FROM (SELECT "id" FROM "Post" UNION ALL SELECT "id" FROM "Comment" UNION ALL SELECT "id" FROM "Episode");

DROP TRIGGER "AuditEntry_update";
UPDATE "AuditEntry" SET "targetId" = n."new" FROM "NewId" n
WHERE n."old" = "AuditEntry"."targetId" AND "targetKind" IN ('post', 'comment');
CREATE TRIGGER "AuditEntry_update" BEFORE UPDATE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;

UPDATE "Episode" SET "id" = n."new" FROM "NewId" n WHERE n."old" = "Episode"."id";
UPDATE "Like" SET "postId" = n."new" FROM "NewId" n WHERE n."old" = "Like"."postId";
UPDATE "SearchEntry" SET "postId" = n."new" FROM "NewId" n WHERE n."old" = "SearchEntry"."postId";
UPDATE "SearchEntry" SET "commentId" = n."new" FROM "NewId" n WHERE n."old" = "SearchEntry"."commentId";

-- CreateTable
CREATE TABLE "RevealNotice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "encryptedMemberId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "day" DATETIME NOT NULL
);

-- RedefineTables. With the tables go their search triggers, which stand below once more.
CREATE TABLE "new_Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sortKey" TEXT NOT NULL,
    "authorId" TEXT,
    "encryptedAuthorId" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "episodeId" TEXT,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "wasNamed" BOOLEAN NOT NULL DEFAULT false,
    "anonymousNumber" INTEGER,
    "anonymousCount" INTEGER NOT NULL DEFAULT 0,
    "idempotencyKey" TEXT,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "removedAt" DATETIME,
    "removedReason" TEXT,
    "hiddenAt" DATETIME,
    "lockedAt" DATETIME,
    "deleteAfter" DATETIME,
    "originalTitle" TEXT,
    "originalContent" TEXT,
    CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Post_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Post" ("anonymousCount", "anonymousNumber", "authorId", "commentCount", "content", "createdAt", "editedAt", "episodeId", "hiddenAt", "id", "sortKey", "isAnonymous", "likes", "lockedAt", "originalContent", "originalTitle", "removedAt", "removedReason", "title", "type", "views", "wasNamed") SELECT "anonymousCount", "anonymousNumber", "authorId", "commentCount", "content", "createdAt", "editedAt", e."new", "hiddenAt", n."new", "id", "isAnonymous", "likes", "lockedAt", "originalContent", "originalTitle", "removedAt", "removedReason", "title", "type", "views", "wasNamed" FROM "Post" p JOIN "NewId" n ON n."old" = p."id" LEFT JOIN "NewId" e ON e."old" = p."episodeId" ORDER BY p."id";
DROP TABLE "Post";
ALTER TABLE "new_Post" RENAME TO "Post";
CREATE UNIQUE INDEX "Post_sortKey_key" ON "Post"("sortKey");
CREATE UNIQUE INDEX "Post_idempotencyKey_key" ON "Post"("idempotencyKey");
CREATE INDEX "Post_type_sortKey_idx" ON "Post"("type", "sortKey");
CREATE INDEX "Post_episodeId_sortKey_idx" ON "Post"("episodeId", "sortKey");
CREATE INDEX "Post_authorId_sortKey_idx" ON "Post"("authorId", "sortKey");
CREATE INDEX "Post_encryptedAuthorId_sortKey_idx" ON "Post"("encryptedAuthorId", "sortKey");
CREATE INDEX "Post_deleteAfter_idx" ON "Post"("deleteAfter");
CREATE TABLE "new_Comment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sortKey" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "authorId" TEXT,
    "encryptedAuthorId" TEXT,
    "parentId" TEXT,
    "content" TEXT NOT NULL,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "wasNamed" BOOLEAN NOT NULL DEFAULT false,
    "anonymousNumber" INTEGER,
    "idempotencyKey" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "deletedAt" DATETIME,
    "removedAt" DATETIME,
    "removedReason" TEXT,
    "hiddenAt" DATETIME,
    "deleteAfter" DATETIME,
    "originalContent" TEXT,
    CONSTRAINT "Comment_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Comment_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Comment" ("anonymousNumber", "authorId", "content", "createdAt", "deletedAt", "editedAt", "hiddenAt", "id", "sortKey", "isAnonymous", "originalContent", "parentId", "postId", "removedAt", "removedReason", "wasNamed") SELECT "anonymousNumber", "authorId", "content", "createdAt", "deletedAt", "editedAt", "hiddenAt", n."new", "id", "isAnonymous", "originalContent", r."new", o."new", "removedAt", "removedReason", "wasNamed" FROM "Comment" c JOIN "NewId" n ON n."old" = c."id" JOIN "NewId" o ON o."old" = c."postId" LEFT JOIN "NewId" r ON r."old" = c."parentId" ORDER BY c."id";
DROP TABLE "Comment";
ALTER TABLE "new_Comment" RENAME TO "Comment";
CREATE UNIQUE INDEX "Comment_sortKey_key" ON "Comment"("sortKey");
CREATE UNIQUE INDEX "Comment_idempotencyKey_key" ON "Comment"("idempotencyKey");
CREATE INDEX "Comment_postId_parentId_sortKey_idx" ON "Comment"("postId", "parentId", "sortKey");
CREATE INDEX "Comment_parentId_sortKey_idx" ON "Comment"("parentId", "sortKey");
CREATE INDEX "Comment_authorId_sortKey_idx" ON "Comment"("authorId", "sortKey");
CREATE INDEX "Comment_encryptedAuthorId_sortKey_idx" ON "Comment"("encryptedAuthorId", "sortKey");
CREATE INDEX "Comment_deleteAfter_idx" ON "Comment"("deleteAfter");
CREATE TABLE "new_Draft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "draftKey" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Draft" ("fields", "draftKey", "id", "updatedAt", "userId") SELECT 'plain:' || "fields", 'plain:' || "userId" || ':' || "place", "id", "updatedAt", "userId" FROM "Draft";
DROP TABLE "Draft";
ALTER TABLE "new_Draft" RENAME TO "Draft";
CREATE UNIQUE INDEX "Draft_draftKey_key" ON "Draft"("draftKey");
CREATE INDEX "Draft_userId_idx" ON "Draft"("userId");
CREATE INDEX "Draft_updatedAt_idx" ON "Draft"("updatedAt");
CREATE TABLE "new_Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reporterId" TEXT,
    "postId" TEXT,
    "commentId" TEXT,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'open',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" DATETIME,
    CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Report_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Report" ("commentId", "createdAt", "id", "note", "postId", "reason", "reporterId", "settledAt", "state") SELECT c."new", "createdAt", lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), "note", p."new", "reason", "reporterId", "settledAt", "state" FROM "Report" r LEFT JOIN "NewId" p ON p."old" = r."postId" LEFT JOIN "NewId" c ON c."old" = r."commentId" ORDER BY r."id";
DROP TABLE "Report";
ALTER TABLE "new_Report" RENAME TO "Report";
CREATE INDEX "Report_state_createdAt_idx" ON "Report"("state", "createdAt");
CREATE INDEX "Report_postId_idx" ON "Report"("postId");
CREATE INDEX "Report_commentId_idx" ON "Report"("commentId");
CREATE UNIQUE INDEX "Report_reporterId_postId_key" ON "Report"("reporterId", "postId");
CREATE UNIQUE INDEX "Report_reporterId_commentId_key" ON "Report"("reporterId", "commentId");
CREATE TABLE "new_OutgoingMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "cause" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "threadKey" TEXT,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" DATETIME,
    CONSTRAINT "OutgoingMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- Who was told of something new, and where, is not kept once it has been told.
INSERT INTO "new_OutgoingMail" ("attempts", "cause", "claimedUntil", "createdAt", "id", "kind", "lastError", "messageId", "nextAttemptAt", "sentAt", "state", "userId", "payload") SELECT "attempts", CASE "kind" WHEN 'somethingNew' THEN "id" ELSE "cause" END, "claimedUntil", "createdAt", "id", "kind", "lastError", CASE "kind" WHEN 'somethingNew' THEN '<' || lower(hex(randomblob(32))) || substr("messageId", instr("messageId", '@')) ELSE "messageId" END, "nextAttemptAt", "sentAt", "state",
    CASE WHEN "kind" IN ('verifyEmail', 'resetPassword', 'passwordChanged', 'emailChanging', 'emailChanged') THEN (SELECT u."id" FROM "User" u WHERE u."emailKey" = lower(m."recipient") AND u."createdAt" <= m."createdAt") END,
    CASE "payload" WHEN '' THEN '' ELSE 'plain:' || json_object('recipient', "recipient", 'replyTo', "replyTo", 'language', "language", 'payload', "payload") END
FROM "OutgoingMail" m WHERE NOT ("kind" = 'somethingNew' AND "state" = 'sent');
DROP TABLE "OutgoingMail";
ALTER TABLE "new_OutgoingMail" RENAME TO "OutgoingMail";
CREATE UNIQUE INDEX "OutgoingMail_cause_key" ON "OutgoingMail"("cause");
CREATE INDEX "OutgoingMail_state_priority_nextAttemptAt_idx" ON "OutgoingMail"("state", "priority", "nextAttemptAt");
CREATE INDEX "OutgoingMail_threadKey_idx" ON "OutgoingMail"("threadKey");
CREATE INDEX "OutgoingMail_userId_idx" ON "OutgoingMail"("userId");

-- CreateIndex
CREATE INDEX "RevealNotice_encryptedMemberId_idx" ON "RevealNotice"("encryptedMemberId");

DROP TABLE "NewId";

CREATE TRIGGER "Post_search_insert" AFTER INSERT ON "Post" BEGIN
    INSERT INTO "SearchEntry" ("postId") VALUES (NEW."id");
END;

CREATE TRIGGER "Post_search_update" AFTER UPDATE OF "title", "content", "removedAt" ON "Post"
WHEN OLD."title" IS NOT NEW."title" OR OLD."content" IS NOT NEW."content" OR OLD."removedAt" IS NOT NEW."removedAt" BEGIN
    UPDATE "SearchEntry" SET "isPending" = true
    WHERE "postId" = NEW."id" AND ("commentId" IS NULL OR OLD."removedAt" IS NOT NEW."removedAt");
END;

CREATE TRIGGER "Comment_search_insert" AFTER INSERT ON "Comment" BEGIN
    INSERT INTO "SearchEntry" ("postId", "commentId") VALUES (NEW."postId", NEW."id");
END;

CREATE TRIGGER "Comment_search_update" AFTER UPDATE OF "content", "deletedAt", "removedAt" ON "Comment"
WHEN OLD."content" IS NOT NEW."content" OR OLD."deletedAt" IS NOT NEW."deletedAt" OR OLD."removedAt" IS NOT NEW."removedAt" BEGIN
    UPDATE "SearchEntry" SET "isPending" = true WHERE "commentId" = NEW."id";
END;

CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");

CREATE INDEX "User_role_idx" ON "User"("role");
