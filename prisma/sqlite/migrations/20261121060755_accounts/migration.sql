-- DropIndex
DROP INDEX "OutgoingMail_messageId_key";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "device" TEXT;

-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN "thread" TEXT;

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "OutgoingMail_thread_recipient_idx" ON "OutgoingMail"("thread", "recipient");
