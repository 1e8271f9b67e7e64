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
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_SecondStep" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "encryptedKey" TEXT,
    "usedStep" INTEGER NOT NULL DEFAULT 0,
    "recoverySalt" TEXT NOT NULL,
    "userHandle" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SecondStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_SecondStep" ("createdAt", "encryptedKey", "id", "recoverySalt", "usedStep", "userId") SELECT "createdAt", "encryptedKey", "id", "recoverySalt", "usedStep", "userId" FROM "SecondStep";
DROP TABLE "SecondStep";
ALTER TABLE "new_SecondStep" RENAME TO "SecondStep";
CREATE UNIQUE INDEX "SecondStep_userId_key" ON "SecondStep"("userId");
CREATE UNIQUE INDEX "SecondStep_userHandle_key" ON "SecondStep"("userHandle");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_sortKey_key" ON "Passkey"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_secondStepId_idx" ON "Passkey"("secondStepId");

-- CreateIndex
CREATE INDEX "UsedChallenge_expiresAt_idx" ON "UsedChallenge"("expiresAt");
