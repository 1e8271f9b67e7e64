-- AlterTable
ALTER TABLE "SecondStep" ADD COLUMN     "userHandle" TEXT,
ALTER COLUMN "encryptedKey" DROP NOT NULL,
ALTER COLUMN "usedStep" SET DEFAULT 0;

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

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_sortKey_key" ON "Passkey"("sortKey");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_secondStepId_idx" ON "Passkey"("secondStepId");

-- CreateIndex
CREATE INDEX "UsedChallenge_expiresAt_idx" ON "UsedChallenge"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "SecondStep_userHandle_key" ON "SecondStep"("userHandle");

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep"("id") ON DELETE CASCADE ON UPDATE CASCADE;
