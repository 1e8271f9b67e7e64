-- AlterTable
ALTER TABLE "User" ADD COLUMN "originalBio" TEXT;
ALTER TABLE "User" ADD COLUMN "originalDisplayName" TEXT;

-- AlterTable
ALTER TABLE "Post" ADD COLUMN "originalContent" TEXT;
ALTER TABLE "Post" ADD COLUMN "originalTitle" TEXT;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "originalContent" TEXT;
