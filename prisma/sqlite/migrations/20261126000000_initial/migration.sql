-- By hand: a table WITHOUT ROWID stores its rows in the order of their random ids. A rowid would tell the order of writing.
-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "displayName" TEXT,
    "bio" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT 'member',
    "passwordHash" TEXT,
    "emailVerifiedAt" DATETIME,
    "emailNotifications" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "suspendedUntil" DATETIME,
    "secondStepDue" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "originalDisplayName" TEXT,
    "originalBio" TEXT
);

-- CreateTable
CREATE TABLE "NameKey" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    CONSTRAINT "NameKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "device" TEXT,
    "sealedStart" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "secondStepAt" DATETIME,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Connection" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Connection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Token" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME,
    "usedAt" DATETIME,
    CONSTRAINT "Token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SecondStep" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "encryptedKey" TEXT,
    "recoverySalt" TEXT NOT NULL,
    "userHandle" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SecondStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TrustedDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "device" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "TrustedDevice_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sortKey" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "credentialId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" INTEGER NOT NULL,
    "transports" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" DATETIME,
    CONSTRAINT "Passkey_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UsedChallenge" (
    "digest" TEXT NOT NULL PRIMARY KEY,
    "expiresAt" DATETIME NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "secondStepId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    CONSTRAINT "RecoveryCode_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Episode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "feedKey" TEXT NOT NULL,
    "season" INTEGER,
    "shownSeason" INTEGER,
    "episodeNumber" INTEGER,
    "title" TEXT NOT NULL,
    "link" TEXT,
    "audioUrl" TEXT,
    "durationSeconds" INTEGER,
    "publishedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sortKey" TEXT NOT NULL,
    "authorId" TEXT,
    "encryptedAuthorId" TEXT,
    "authorTag" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "episodeId" TEXT,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "wasNamed" BOOLEAN NOT NULL DEFAULT false,
    "anonymousNumber" INTEGER,
    "anonymousCount" INTEGER NOT NULL DEFAULT 0,
    "idempotencyKey" TEXT,
    "contentKey" TEXT,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "removedAt" DATETIME,
    "removedReason" TEXT,
    "hiddenAt" DATETIME,
    "lockedAt" DATETIME,
    "originalTitle" TEXT,
    "originalContent" TEXT,
    CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Post_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sortKey" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "authorId" TEXT,
    "encryptedAuthorId" TEXT,
    "authorTag" TEXT,
    "parentId" TEXT,
    "content" TEXT NOT NULL,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "wasNamed" BOOLEAN NOT NULL DEFAULT false,
    "anonymousNumber" INTEGER,
    "idempotencyKey" TEXT,
    "contentKey" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "deletedAt" DATETIME,
    "removedAt" DATETIME,
    "removedReason" TEXT,
    "hiddenAt" DATETIME,
    "originalContent" TEXT,
    CONSTRAINT "Comment_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Comment_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClaimedTag" (
    "tag" TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Departure" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "postId" TEXT NOT NULL,
    "commentId" TEXT,
    "isPending" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "SearchEntry_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SearchEntry_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Like" (
    "postId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("postId", "userId"),
    CONSTRAINT "Like_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Like_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Draft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "draftKey" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Report" (
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

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" DATETIME NOT NULL,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetKind" TEXT NOT NULL,
    "targetId" TEXT,
    "reason" TEXT,
    "details" TEXT,
    "idempotencyKey" TEXT
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "LookUpRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "details" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "RevealNotice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "memberTag" TEXT NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "referenceId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "intent" TEXT,
    "floor" TEXT,
    "name" TEXT NOT NULL,
    "organization" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "message" TEXT NOT NULL,
    "links" TEXT,
    "deckOverview" BOOLEAN NOT NULL DEFAULT false,
    "voiceCall" BOOLEAN NOT NULL DEFAULT false,
    "confidentialNda" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL DEFAULT 'en',
    "digest" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" DATETIME
);

-- CreateTable
CREATE TABLE "CurtainDraft" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "answers" TEXT NOT NULL DEFAULT '{}',
    "referenceId" TEXT,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "keptUntil" DATETIME NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "OutgoingMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "cause" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
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
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "NameKey_userId_idx" ON "NameKey"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "Connection_userId_idx" ON "Connection"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Connection_provider_providerId_key" ON "Connection"("provider", "providerId");

-- CreateIndex
CREATE UNIQUE INDEX "Token_tokenHash_key" ON "Token"("tokenHash");

-- CreateIndex
CREATE INDEX "Token_userId_kind_idx" ON "Token"("userId", "kind");

-- CreateIndex
CREATE INDEX "Token_expiresAt_idx" ON "Token"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "SecondStep_userId_key" ON "SecondStep"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "SecondStep_userHandle_key" ON "SecondStep"("userHandle");

-- CreateIndex
CREATE UNIQUE INDEX "TrustedDevice_tokenHash_key" ON "TrustedDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "TrustedDevice_secondStepId_idx" ON "TrustedDevice"("secondStepId");

-- CreateIndex
CREATE INDEX "TrustedDevice_expiresAt_idx" ON "TrustedDevice"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_sortKey_key" ON "Passkey"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_secondStepId_idx" ON "Passkey"("secondStepId");

-- CreateIndex
CREATE INDEX "UsedChallenge_expiresAt_idx" ON "UsedChallenge"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_secondStepId_codeHash_key" ON "RecoveryCode"("secondStepId", "codeHash");

-- CreateIndex
CREATE UNIQUE INDEX "Episode_feedKey_key" ON "Episode"("feedKey");

-- CreateIndex
CREATE INDEX "Episode_publishedAt_idx" ON "Episode"("publishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Post_sortKey_key" ON "Post"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Post_authorTag_key" ON "Post"("authorTag");

-- CreateIndex
CREATE UNIQUE INDEX "Post_idempotencyKey_key" ON "Post"("idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "Post_contentKey_key" ON "Post"("contentKey");

-- CreateIndex
CREATE INDEX "Post_type_sortKey_idx" ON "Post"("type", "sortKey");

-- CreateIndex
CREATE INDEX "Post_episodeId_sortKey_idx" ON "Post"("episodeId", "sortKey");

-- CreateIndex
CREATE INDEX "Post_authorId_sortKey_idx" ON "Post"("authorId", "sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_sortKey_key" ON "Comment"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_authorTag_key" ON "Comment"("authorTag");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_idempotencyKey_key" ON "Comment"("idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_contentKey_key" ON "Comment"("contentKey");

-- CreateIndex
CREATE INDEX "Comment_postId_parentId_sortKey_idx" ON "Comment"("postId", "parentId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_parentId_sortKey_idx" ON "Comment"("parentId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_authorId_sortKey_idx" ON "Comment"("authorId", "sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_commentId_key" ON "SearchEntry"("commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_postId_commentId_idx" ON "SearchEntry"("postId", "commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_pending_idx" ON "SearchEntry"("number") WHERE "isPending" = true;

-- CreateIndex
CREATE INDEX "Like_userId_createdAt_idx" ON "Like"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_draftKey_key" ON "Draft"("draftKey");

-- CreateIndex
CREATE INDEX "Draft_userId_idx" ON "Draft"("userId");

-- CreateIndex
CREATE INDEX "Draft_updatedAt_idx" ON "Draft"("updatedAt");

-- CreateIndex
CREATE INDEX "Report_state_createdAt_idx" ON "Report"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Report_postId_idx" ON "Report"("postId");

-- CreateIndex
CREATE INDEX "Report_commentId_idx" ON "Report"("commentId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reporterId_postId_key" ON "Report"("reporterId", "postId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reporterId_commentId_key" ON "Report"("reporterId", "commentId");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- CreateIndex
CREATE INDEX "AuditEntry_day_id_idx" ON "AuditEntry"("day", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_targetKind_targetId_idx" ON "AuditEntry"("targetKind", "targetId");

-- CreateIndex
CREATE INDEX "AuditEntry_targetKind_day_id_idx" ON "AuditEntry"("targetKind", "day", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");

-- CreateIndex
CREATE INDEX "AuditEntry_idempotencyKey_idx" ON "AuditEntry"("idempotencyKey");

-- CreateIndex
CREATE INDEX "LookUpRequest_expiresAt_idx" ON "LookUpRequest"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "RevealNotice_memberTag_key" ON "RevealNotice"("memberTag");

-- CreateIndex
CREATE UNIQUE INDEX "Message_referenceId_key" ON "Message"("referenceId");

-- CreateIndex
CREATE UNIQUE INDEX "Message_digest_key" ON "Message"("digest");

-- CreateIndex
CREATE INDEX "Message_source_id_idx" ON "Message"("source", "id");

-- CreateIndex
CREATE INDEX "CurtainDraft_updatedAt_idx" ON "CurtainDraft"("updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_emailKey_list_key" ON "Subscriber"("emailKey", "list");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingMail_cause_key" ON "OutgoingMail"("cause");

-- CreateIndex
CREATE INDEX "OutgoingMail_state_priority_nextAttemptAt_idx" ON "OutgoingMail"("state", "priority", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutgoingMail_userId_idx" ON "OutgoingMail"("userId");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- By hand from here on (docs/decisions/0012-search.md). The words come from the server, folded and
-- with single spaces between them, so the tokenizer has nothing to decide: every character beyond
-- ASCII belongs to a word. The texts themselves are not kept a second time.
CREATE VIRTUAL TABLE "PostSearch" USING fts5("title", "content", content='', contentless_delete=1, tokenize='ascii');
CREATE VIRTUAL TABLE "CommentSearch" USING fts5("content", content='', contentless_delete=1, tokenize='ascii');

-- A trigger names no table that could be redefined but its own: SQLite would refuse the renaming.
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

-- What is pending cannot be found, so nothing outlives an edit, a removal or a deletion.
CREATE TRIGGER "SearchEntry_pending" AFTER UPDATE OF "isPending" ON "SearchEntry" WHEN NEW."isPending" BEGIN
    DELETE FROM "PostSearch" WHERE rowid = NEW."number" AND NEW."commentId" IS NULL;
    DELETE FROM "CommentSearch" WHERE rowid = NEW."number" AND NEW."commentId" IS NOT NULL;
END;

CREATE TRIGGER "SearchEntry_delete" AFTER DELETE ON "SearchEntry" BEGIN
    DELETE FROM "PostSearch" WHERE rowid = OLD."number" AND OLD."commentId" IS NULL;
    DELETE FROM "CommentSearch" WHERE rowid = OLD."number" AND OLD."commentId" IS NOT NULL;
END;

-- The log only grows. REPLACE deletes without firing the trigger for it, so a known id is refused as well.
CREATE TRIGGER "AuditEntry_insert" BEFORE INSERT ON "AuditEntry"
WHEN EXISTS (SELECT 1 FROM "AuditEntry" WHERE "id" = NEW."id") BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
CREATE TRIGGER "AuditEntry_update" BEFORE UPDATE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
CREATE TRIGGER "AuditEntry_delete" BEFORE DELETE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
