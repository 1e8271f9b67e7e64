-- AlterTable
ALTER TABLE "User" ADD COLUMN     "originalBio" TEXT,
ADD COLUMN     "originalDisplayName" TEXT;

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "originalContent" TEXT,
ADD COLUMN     "originalTitle" TEXT;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "originalContent" TEXT;
