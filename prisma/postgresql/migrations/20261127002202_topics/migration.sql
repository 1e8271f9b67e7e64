-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "activityKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en',
ADD COLUMN     "topic" TEXT NOT NULL DEFAULT 'other';

UPDATE "Post" SET "activityKey" = COALESCE((
  SELECT MAX(c."sortKey") FROM "Comment" c
  WHERE c."postId" = "Post"."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
    AND c."hiddenAt" IS NULL
), "sortKey");

UPDATE "Post" SET "language" = 'hi' WHERE "title" ~ '[अ-ह]';

-- CreateIndex
CREATE INDEX "Post_topic_sortKey_idx" ON "Post"("topic", "sortKey");

-- CreateIndex
CREATE INDEX "Post_language_sortKey_idx" ON "Post"("language", "sortKey");

-- CreateIndex
CREATE INDEX "Post_activityKey_idx" ON "Post"("activityKey");
