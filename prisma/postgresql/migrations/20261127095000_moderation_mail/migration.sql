-- AlterTable
ALTER TABLE "User" ADD COLUMN     "moderationMail" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "WaitingMailRun" (
    "hour" INTEGER NOT NULL,

    CONSTRAINT "WaitingMailRun_pkey" PRIMARY KEY ("hour")
);
