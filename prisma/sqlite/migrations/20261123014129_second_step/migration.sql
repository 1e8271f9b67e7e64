-- CreateTable
CREATE TABLE "SecondStep" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "encryptedKey" TEXT NOT NULL,
    "usedStep" INTEGER NOT NULL,
    "recoverySalt" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SecondStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "secondStepId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    CONSTRAINT "RecoveryCode_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "SecondStep_userId_key" ON "SecondStep"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_secondStepId_codeHash_key" ON "RecoveryCode"("secondStepId", "codeHash");
