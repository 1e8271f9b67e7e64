-- CreateTable
CREATE TABLE "Appeal" (
    "id" TEXT NOT NULL,
    "postId" TEXT,
    "commentId" TEXT,
    "sealed" TEXT NOT NULL,
    "answer" TEXT,
    "day" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Appeal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_postId_key" ON "Appeal"("postId");

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_commentId_key" ON "Appeal"("commentId");

-- CreateIndex
CREATE INDEX "Appeal_answer_day_idx" ON "Appeal"("answer", "day");

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
