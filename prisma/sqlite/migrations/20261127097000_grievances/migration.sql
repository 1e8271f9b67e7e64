-- By hand: WITHOUT ROWID, so that the order of writing is not kept.
-- CreateTable
CREATE TABLE "Grievance" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "referenceId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "digest" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledgedAt" DATETIME,
    "decidedAt" DATETIME,
    "outcome" TEXT,
    "answer" TEXT
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "Grievance_referenceId_key" ON "Grievance"("referenceId");

-- CreateIndex
CREATE UNIQUE INDEX "Grievance_digest_key" ON "Grievance"("digest");

-- CreateIndex
CREATE INDEX "Grievance_decidedAt_createdAt_id_idx" ON "Grievance"("decidedAt", "createdAt", "id");
