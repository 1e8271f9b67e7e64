-- By hand: SQL cannot encrypt, so rows of before keep their texts as JSON until `npm run rotate-secret`.
CREATE TABLE "new_Grievance" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "referenceId" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "digest" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledgedAt" DATETIME,
    "decidedAt" DATETIME,
    "outcome" TEXT,
    "answer" TEXT
) WITHOUT ROWID;
INSERT INTO "new_Grievance" ("id", "referenceId", "sealed", "language", "digest", "createdAt", "acknowledgedAt", "decidedAt", "outcome", "answer")
SELECT "id", "referenceId", json_object('name', "name", 'email', "email", 'address', "address", 'message', "message"), "language", "digest", "createdAt", "acknowledgedAt", "decidedAt", "outcome", "answer" FROM "Grievance";
DROP TABLE "Grievance";
ALTER TABLE "new_Grievance" RENAME TO "Grievance";
CREATE UNIQUE INDEX "Grievance_referenceId_key" ON "Grievance"("referenceId");
CREATE UNIQUE INDEX "Grievance_digest_key" ON "Grievance"("digest");
CREATE INDEX "Grievance_decidedAt_createdAt_id_idx" ON "Grievance"("decidedAt", "createdAt", "id");
