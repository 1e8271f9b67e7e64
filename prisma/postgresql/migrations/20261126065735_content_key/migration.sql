-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "contentKey" TEXT;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "contentKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Post_contentKey_key" ON "Post"("contentKey");

-- CreateIndex
CREATE UNIQUE INDEX "Comment_contentKey_key" ON "Comment"("contentKey");
