-- CreateIndex
CREATE INDEX "Post_plain_author_idx" ON "Post"("id") WHERE ("isAnonymous" = true AND "authorId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Comment_plain_author_idx" ON "Comment"("id") WHERE ("isAnonymous" = true AND "authorId" IS NOT NULL);
