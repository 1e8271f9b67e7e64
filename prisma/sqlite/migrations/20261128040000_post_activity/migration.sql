-- CreateIndex
CREATE INDEX "Post_type_activityKey_idx" ON "Post"("type", "activityKey");

-- CreateIndex
CREATE INDEX "Post_episodeId_activityKey_idx" ON "Post"("episodeId", "activityKey");

-- CreateIndex
CREATE INDEX "Post_topic_activityKey_idx" ON "Post"("topic", "activityKey");

-- CreateIndex
CREATE INDEX "Post_language_activityKey_idx" ON "Post"("language", "activityKey");
