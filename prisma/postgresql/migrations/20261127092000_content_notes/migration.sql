-- AlterTable
ALTER TABLE "User" ADD COLUMN     "sealedHidden" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "contentNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "isLabelled" BOOLEAN NOT NULL DEFAULT false;
