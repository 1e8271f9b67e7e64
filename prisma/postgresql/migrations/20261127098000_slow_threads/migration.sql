-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "lockedUntil" TIMESTAMP(3),
ADD COLUMN     "lockedReason" TEXT,
ADD COLUMN     "slowUntil" TIMESTAMP(3),
ADD COLUMN     "slowReason" TEXT;
