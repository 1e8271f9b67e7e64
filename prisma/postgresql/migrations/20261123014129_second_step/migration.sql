-- CreateTable
CREATE TABLE "SecondStep" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "encryptedKey" TEXT NOT NULL,
    "usedStep" INTEGER NOT NULL,
    "recoverySalt" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL,
    "secondStepId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SecondStep_userId_key" ON "SecondStep"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_secondStepId_codeHash_key" ON "RecoveryCode"("secondStepId", "codeHash");

-- AddForeignKey
ALTER TABLE "SecondStep" ADD CONSTRAINT "SecondStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_secondStepId_fkey" FOREIGN KEY ("secondStepId") REFERENCES "SecondStep"("id") ON DELETE CASCADE ON UPDATE CASCADE;
