-- DropIndex
DROP INDEX "Message_digest_createdAt_idx";

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

-- CreateIndex
CREATE INDEX "CurtainDraft_updatedAt_idx" ON "CurtainDraft"("updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_emailKey_list_key" ON "Subscriber"("emailKey", "list");

-- CreateIndex
CREATE UNIQUE INDEX "Message_digest_key" ON "Message"("digest");
