-- AlterTable
ALTER TABLE "User" ADD COLUMN     "recoveryHash" TEXT,
ALTER COLUMN "email" DROP NOT NULL,
ALTER COLUMN "emailKey" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isShared" BOOLEAN NOT NULL DEFAULT false;
