-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('member', 'moderator', 'admin');

-- CreateEnum
CREATE TYPE "PostType" AS ENUM ('general', 'episode');

-- CreateEnum
CREATE TYPE "TokenKind" AS ENUM ('verifyEmail', 'changeEmail', 'resetPassword');

-- CreateEnum
CREATE TYPE "ReportState" AS ENUM ('open', 'upheld', 'dismissed');

-- CreateEnum
CREATE TYPE "MessageSource" AS ENUM ('contact', 'curtain', 'elevator');

-- CreateEnum
CREATE TYPE "SubscriberList" AS ENUM ('waitlist', 'notify');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('waiting', 'sent', 'failed');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "displayName" TEXT,
    "bio" TEXT NOT NULL DEFAULT '',
    "role" "Role" NOT NULL DEFAULT 'member',
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMP(3),
    "emailNotifications" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "suspendedUntil" TIMESTAMP(3),
    "secondStepDue" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "originalDisplayName" TEXT,
    "originalBio" TEXT,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NameKey" (
    "key" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "NameKey_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "device" TEXT,
    "sealedStart" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "secondStepAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Connection" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Token" (
    "id" TEXT NOT NULL,
    "kind" "TokenKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3),
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "Token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SecondStep" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "encryptedKey" TEXT,
    "recoverySalt" TEXT NOT NULL,
    "userHandle" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrustedDevice" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "device" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TrustedDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL,
    "sortKey" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "credentialId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" INTEGER NOT NULL,
    "transports" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UsedChallenge" (
    "digest" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UsedChallenge_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Episode" (
    "id" TEXT NOT NULL,
    "feedKey" TEXT NOT NULL,
    "season" INTEGER,
    "shownSeason" INTEGER,
    "episodeNumber" INTEGER,
    "title" TEXT NOT NULL,
    "link" TEXT,
    "audioUrl" TEXT,
    "durationSeconds" INTEGER,
    "publishedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Episode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "sortKey" TEXT NOT NULL,
    "authorId" TEXT,
    "encryptedAuthorId" TEXT,
    "authorTag" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "type" "PostType" NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),
    "removedAt" TIMESTAMP(3),
    "removedReason" TEXT,
    "hiddenAt" TIMESTAMP(3),
    "lockedAt" TIMESTAMP(3),
    "originalTitle" TEXT,
    "originalContent" TEXT,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),
    "deletedAt" TIMESTAMP(3),
    "removedAt" TIMESTAMP(3),
    "removedReason" TEXT,
    "hiddenAt" TIMESTAMP(3),
    "originalContent" TEXT,

    CONSTRAINT "Comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClaimedTag" (
    "tag" TEXT NOT NULL,

    CONSTRAINT "ClaimedTag_pkey" PRIMARY KEY ("tag")
);

-- CreateTable
CREATE TABLE "Departure" (
    "id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "Departure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" SERIAL NOT NULL,
    "postId" TEXT NOT NULL,
    "commentId" TEXT,
    "isPending" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "SearchEntry_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "Like" (
    "postId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Like_pkey" PRIMARY KEY ("postId","userId")
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "draftKey" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "reporterId" TEXT,
    "postId" TEXT,
    "commentId" TEXT,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "state" "ReportState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMP(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("blockerId","blockedId")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetKind" TEXT NOT NULL,
    "targetId" TEXT,
    "reason" TEXT,
    "details" TEXT,
    "idempotencyKey" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LookUpRequest" (
    "id" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LookUpRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RevealNotice" (
    "id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "memberTag" TEXT NOT NULL,

    CONSTRAINT "RevealNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL,
    "referenceId" TEXT NOT NULL,
    "source" "MessageSource" NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurtainDraft" (
    "tokenHash" TEXT NOT NULL,
    "answers" TEXT NOT NULL DEFAULT '{}',
    "referenceId" TEXT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CurtainDraft_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "list" "SubscriberList" NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "keptUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutgoingMail" (
    "id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "payload" TEXT NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" TIMESTAMP(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "OutgoingMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

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
CREATE INDEX "SearchEntry_pending_idx" ON "SearchEntry"("number") WHERE ("isPending" = true);

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

-- AddForeignKey
ALTER TABLE "NameKey" ADD CONSTRAINT "NameKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Connection" ADD CONSTRAINT "Connection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Token" ADD CONSTRAINT "Token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondStep" ADD CONSTRAINT "SecondStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrustedDevice" ADD CONSTRAINT "TrustedDevice_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Like" ADD CONSTRAINT "Like_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Like" ADD CONSTRAINT "Like_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on (docs/decisions/0012-search.md). The vectors come from the server, because
-- PostgreSQL's own parser tears Devanagari words apart.
CREATE TABLE "PostSearch" (
    "number" INTEGER NOT NULL PRIMARY KEY REFERENCES "SearchEntry"("number") ON DELETE CASCADE,
    "title" tsvector NOT NULL,
    "whole" tsvector NOT NULL
);

CREATE TABLE "CommentSearch" (
    "number" INTEGER NOT NULL PRIMARY KEY REFERENCES "SearchEntry"("number") ON DELETE CASCADE,
    "whole" tsvector NOT NULL
);

-- One index for each table, which also knows the slice of 131,072 numbers that an entry lies in, so that search
-- reads the newest slices alone (docs/decisions/0012-search.md).
CREATE INDEX "PostSearch_words_idx" ON "PostSearch" USING gin ((ARRAY["number" / 131072]), "title", "whole");
CREATE INDEX "CommentSearch_words_idx" ON "CommentSearch" USING gin ((ARRAY["number" / 131072]), "whole");

CREATE FUNCTION "search_insert_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "SearchEntry" ("postId") VALUES (NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_update_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "SearchEntry" SET "isPending" = true
    WHERE "postId" = NEW."id" AND ("commentId" IS NULL OR OLD."removedAt" IS DISTINCT FROM NEW."removedAt");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_insert_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "SearchEntry" ("postId", "commentId") VALUES (NEW."postId", NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_update_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "SearchEntry" SET "isPending" = true WHERE "commentId" = NEW."id";
    RETURN NULL;
END $$;

-- What is pending cannot be found, so nothing outlives an edit, a removal or a deletion.
CREATE FUNCTION "search_pending"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."commentId" IS NULL THEN
        DELETE FROM "PostSearch" WHERE "number" = NEW."number";
    ELSE
        DELETE FROM "CommentSearch" WHERE "number" = NEW."number";
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "Post_search_insert" AFTER INSERT ON "Post"
    FOR EACH ROW EXECUTE FUNCTION "search_insert_post"();
CREATE TRIGGER "Post_search_update" AFTER UPDATE OF "title", "content", "removedAt" ON "Post" FOR EACH ROW
    WHEN ((OLD."title", OLD."content", OLD."removedAt") IS DISTINCT FROM (NEW."title", NEW."content", NEW."removedAt"))
    EXECUTE FUNCTION "search_update_post"();
CREATE TRIGGER "Comment_search_insert" AFTER INSERT ON "Comment"
    FOR EACH ROW EXECUTE FUNCTION "search_insert_comment"();
CREATE TRIGGER "Comment_search_update" AFTER UPDATE OF "content", "deletedAt", "removedAt" ON "Comment" FOR EACH ROW
    WHEN ((OLD."content", OLD."deletedAt", OLD."removedAt") IS DISTINCT FROM (NEW."content", NEW."deletedAt", NEW."removedAt"))
    EXECUTE FUNCTION "search_update_comment"();
CREATE TRIGGER "SearchEntry_pending" AFTER UPDATE OF "isPending" ON "SearchEntry" FOR EACH ROW
    WHEN (NEW."isPending") EXECUTE FUNCTION "search_pending"();

-- The log only grows.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'AuditEntry is append-only';
END $$;

CREATE TRIGGER "AuditEntry_change" BEFORE UPDATE OR DELETE ON "AuditEntry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_log"();
CREATE TRIGGER "AuditEntry_truncate" BEFORE TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();
