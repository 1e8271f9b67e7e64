-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "likes" INTEGER NOT NULL DEFAULT 0;

-- By hand: WITHOUT ROWID, as in the initial migration. A rowid would tell the order of writing.
-- CreateTable
CREATE TABLE "CommentLike" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "commentId" TEXT NOT NULL,
    "memberTag" TEXT NOT NULL,
    "sealedMember" TEXT NOT NULL,
    CONSTRAINT "CommentLike_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "CommentLike_memberTag_key" ON "CommentLike"("memberTag");

-- CreateIndex
CREATE INDEX "CommentLike_commentId_idx" ON "CommentLike"("commentId");
