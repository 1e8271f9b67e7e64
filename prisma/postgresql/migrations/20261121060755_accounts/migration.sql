-- AlterEnum
BEGIN;
CREATE TYPE "TokenKind_new" AS ENUM ('verifyEmail', 'changeEmail', 'resetPassword');
ALTER TABLE "Token" ALTER COLUMN "kind" TYPE "TokenKind_new" USING ("kind"::text::"TokenKind_new");
ALTER TYPE "TokenKind" RENAME TO "TokenKind_old";
ALTER TYPE "TokenKind_new" RENAME TO "TokenKind";
DROP TYPE "TokenKind_old";
COMMIT;

-- DropIndex
DROP INDEX "OutgoingMail_messageId_key";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT;

-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN     "thread" TEXT;

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "OutgoingMail_thread_recipient_idx" ON "OutgoingMail"("thread", "recipient");
