-- By hand: rows in the order of their random ids, so that the file does not tell in which order an expert reviewed.
CREATE TABLE "new_CommentReview" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "commentId" TEXT NOT NULL,
    "expertId" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    CONSTRAINT "CommentReview_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CommentReview_expertId_fkey" FOREIGN KEY ("expertId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;
INSERT INTO "new_CommentReview" ("id", "commentId", "expertId", "verdict")
SELECT "id", "commentId", "expertId", "verdict" FROM "CommentReview";
DROP TABLE "CommentReview";
ALTER TABLE "new_CommentReview" RENAME TO "CommentReview";
CREATE INDEX "CommentReview_expertId_idx" ON "CommentReview"("expertId");
CREATE UNIQUE INDEX "CommentReview_commentId_expertId_key" ON "CommentReview"("commentId", "expertId");
