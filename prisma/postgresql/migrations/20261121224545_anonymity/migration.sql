-- Written by Prisma and changed by hand (docs/anonymity.md). What needs a key is encrypted by the server at its next start
-- (app/upgrade/encrypt-existing.server.ts); until then it is marked with 'plain:'.

-- DropForeignKey
ALTER TABLE "Report" DROP CONSTRAINT "Report_reporterId_fkey";

-- DropIndex
DROP INDEX "Post_type_id_idx";

-- DropIndex
DROP INDEX "Post_episodeId_id_idx";

-- DropIndex
DROP INDEX "Post_authorId_id_idx";

-- DropIndex
DROP INDEX "Post_authorId_onceKey_key";

-- DropIndex
DROP INDEX "Comment_postId_parentId_id_idx";

-- DropIndex
DROP INDEX "Comment_parentId_id_idx";

-- DropIndex
DROP INDEX "Comment_authorId_id_idx";

-- DropIndex
DROP INDEX "Comment_authorId_onceKey_key";

-- DropIndex
DROP INDEX "Draft_userId_place_key";

-- DropIndex
DROP INDEX "Report_state_id_idx";

-- DropIndex
DROP INDEX "OutgoingMail_state_nextAttemptAt_idx";

-- DropIndex
DROP INDEX "OutgoingMail_thread_recipient_idx";

-- AlterTable. Ids become random, and the old ones, which tell the time of writing, become the inner order; what refers
-- to them follows by its foreign keys.
ALTER TABLE "Post" DROP COLUMN "onceKey",
ADD COLUMN     "deleteAfter" TIMESTAMP(3),
ADD COLUMN     "encryptedAuthorId" TEXT,
ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "sortKey" TEXT;
UPDATE "Post" SET "sortKey" = "id", "id" = gen_random_uuid()::text;
ALTER TABLE "Post" ALTER COLUMN "sortKey" SET NOT NULL;

-- AlterTable
ALTER TABLE "Comment" DROP COLUMN "onceKey",
ADD COLUMN     "deleteAfter" TIMESTAMP(3),
ADD COLUMN     "encryptedAuthorId" TEXT,
ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "sortKey" TEXT;
UPDATE "Comment" SET "sortKey" = "id", "id" = gen_random_uuid()::text;
ALTER TABLE "Comment" ALTER COLUMN "sortKey" SET NOT NULL;

UPDATE "Episode" SET "id" = gen_random_uuid()::text;
UPDATE "Report" SET "id" = gen_random_uuid()::text;

ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_change";
UPDATE "AuditEntry" a SET "targetId" = p."id" FROM "Post" p WHERE a."targetKind" = 'post' AND a."targetId" = p."sortKey";
UPDATE "AuditEntry" a SET "targetId" = c."id" FROM "Comment" c WHERE a."targetKind" = 'comment' AND a."targetId" = c."sortKey";
ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_change";

-- AlterTable
ALTER TABLE "Draft" ADD COLUMN "draftKey" TEXT;
UPDATE "Draft" SET "draftKey" = 'plain:' || "userId" || ':' || "place", "fields" = 'plain:' || "fields";
ALTER TABLE "Draft" ALTER COLUMN "draftKey" SET NOT NULL, DROP COLUMN "place";

-- AlterTable
ALTER TABLE "Report" ALTER COLUMN "reporterId" DROP NOT NULL;

-- AlterTable. Who was told of something new, and where, is not kept once it has been told.
ALTER TABLE "OutgoingMail" ADD COLUMN     "priority" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "threadKey" TEXT,
ADD COLUMN     "userId" TEXT;
DELETE FROM "OutgoingMail" WHERE "kind" = 'somethingNew' AND "state" = 'sent';
UPDATE "OutgoingMail" SET "cause" = "id", "messageId" = '<' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') || substr("messageId", strpos("messageId", '@'))
WHERE "kind" = 'somethingNew';
UPDATE "OutgoingMail" m SET "userId" = u."id" FROM "User" u
WHERE u."emailKey" = lower(m."recipient") AND u."createdAt" <= m."createdAt"
AND m."kind" IN ('verifyEmail', 'resetPassword', 'passwordChanged', 'emailChanging', 'emailChanged');
UPDATE "OutgoingMail" SET "payload" = 'plain:' || json_build_object('recipient', "recipient", 'replyTo', "replyTo", 'language', "language", 'payload', "payload")::text
WHERE "payload" <> '';
ALTER TABLE "OutgoingMail" DROP COLUMN "language",
DROP COLUMN "recipient",
DROP COLUMN "replyTo",
DROP COLUMN "thread";

-- CreateTable
CREATE TABLE "RevealNotice" (
    "id" TEXT NOT NULL,
    "encryptedMemberId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RevealNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RevealNotice_encryptedMemberId_idx" ON "RevealNotice"("encryptedMemberId");

-- CreateIndex
CREATE UNIQUE INDEX "Post_sortKey_key" ON "Post"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Post_idempotencyKey_key" ON "Post"("idempotencyKey");

-- CreateIndex
CREATE INDEX "Post_type_sortKey_idx" ON "Post"("type", "sortKey");

-- CreateIndex
CREATE INDEX "Post_episodeId_sortKey_idx" ON "Post"("episodeId", "sortKey");

-- CreateIndex
CREATE INDEX "Post_authorId_sortKey_idx" ON "Post"("authorId", "sortKey");

-- CreateIndex
CREATE INDEX "Post_encryptedAuthorId_sortKey_idx" ON "Post"("encryptedAuthorId", "sortKey");

-- CreateIndex
CREATE INDEX "Post_deleteAfter_idx" ON "Post"("deleteAfter");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_sortKey_key" ON "Comment"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_idempotencyKey_key" ON "Comment"("idempotencyKey");

-- CreateIndex
CREATE INDEX "Comment_postId_parentId_sortKey_idx" ON "Comment"("postId", "parentId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_parentId_sortKey_idx" ON "Comment"("parentId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_authorId_sortKey_idx" ON "Comment"("authorId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_encryptedAuthorId_sortKey_idx" ON "Comment"("encryptedAuthorId", "sortKey");

-- CreateIndex
CREATE INDEX "Comment_deleteAfter_idx" ON "Comment"("deleteAfter");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_draftKey_key" ON "Draft"("draftKey");

-- CreateIndex
CREATE INDEX "Draft_userId_idx" ON "Draft"("userId");

-- CreateIndex
CREATE INDEX "Report_state_createdAt_idx" ON "Report"("state", "createdAt");

-- CreateIndex
CREATE INDEX "OutgoingMail_state_priority_nextAttemptAt_idx" ON "OutgoingMail"("state", "priority", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutgoingMail_threadKey_idx" ON "OutgoingMail"("threadKey");

-- CreateIndex
CREATE INDEX "OutgoingMail_userId_idx" ON "OutgoingMail"("userId");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");

CREATE INDEX "User_role_idx" ON "User"("role");
