-- By hand: Prisma would make the table anew, without its triggers for search.
-- AlterTable
ALTER TABLE "Post" ADD COLUMN "lockedUntil" DATETIME;
ALTER TABLE "Post" ADD COLUMN "lockedReason" TEXT;
ALTER TABLE "Post" ADD COLUMN "slowUntil" DATETIME;
ALTER TABLE "Post" ADD COLUMN "slowReason" TEXT;
