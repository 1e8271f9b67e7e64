-- By hand: WITHOUT ROWID, so that rows are stored in the order of their random ids.
-- CreateTable
CREATE TABLE "Appeal" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "postId" TEXT,
    "commentId" TEXT,
    "sealed" TEXT NOT NULL,
    "answer" TEXT,
    "day" DATETIME NOT NULL,
    CONSTRAINT "Appeal_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Appeal_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_postId_key" ON "Appeal"("postId");

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_commentId_key" ON "Appeal"("commentId");

-- CreateIndex
CREATE INDEX "Appeal_answer_day_idx" ON "Appeal"("answer", "day");
