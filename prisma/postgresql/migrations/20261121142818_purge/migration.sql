-- CreateIndex
CREATE INDEX "Post_removedAt_id_idx" ON "Post"("removedAt", "id");

-- CreateIndex
CREATE INDEX "Comment_removedAt_id_idx" ON "Comment"("removedAt", "id");
