-- AlterTable
ALTER TABLE "User" ADD COLUMN "expert" TEXT;
ALTER TABLE "User" ADD COLUMN "expertUntil" DATETIME;

-- CreateTable
CREATE TABLE "CommentReview" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "commentId" TEXT NOT NULL,
    "expertId" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    CONSTRAINT "CommentReview_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CommentReview_expertId_fkey" FOREIGN KEY ("expertId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CommentReview_expertId_idx" ON "CommentReview"("expertId");

-- CreateIndex
CREATE UNIQUE INDEX "CommentReview_commentId_expertId_key" ON "CommentReview"("commentId", "expertId");

-- CreateIndex
CREATE INDEX "User_expertUntil_idx" ON "User"("expertUntil");
