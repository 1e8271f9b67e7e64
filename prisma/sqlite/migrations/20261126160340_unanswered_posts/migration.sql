-- CreateIndex
CREATE INDEX "Post_commentCount_sortKey_idx" ON "Post"("commentCount", "sortKey");
