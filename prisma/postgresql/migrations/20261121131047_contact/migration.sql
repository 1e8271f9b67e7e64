-- CreateEnum
CREATE TYPE "SubscriberList" AS ENUM ('waitlist', 'notify');

-- DropIndex
DROP INDEX "Message_digest_createdAt_idx";

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

-- CreateIndex
CREATE INDEX "CurtainDraft_updatedAt_idx" ON "CurtainDraft"("updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_emailKey_list_key" ON "Subscriber"("emailKey", "list");

-- CreateIndex
CREATE UNIQUE INDEX "Message_digest_key" ON "Message"("digest");
