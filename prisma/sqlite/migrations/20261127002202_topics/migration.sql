-- AlterTable
ALTER TABLE "Post" ADD COLUMN "activityKey" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Post" ADD COLUMN "topic" TEXT NOT NULL DEFAULT 'other';
ALTER TABLE "Post" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';

UPDATE "Post" SET "activityKey" = COALESCE((
  SELECT MAX(c."sortKey") FROM "Comment" c
  WHERE c."postId" = "Post"."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
    AND c."hiddenAt" IS NULL
), "sortKey");

UPDATE "Post" SET "language" = 'hi' WHERE "title" GLOB '*[अ-ह]*';

-- CreateIndex
CREATE INDEX "Post_topic_sortKey_idx" ON "Post"("topic", "sortKey");

-- CreateIndex
CREATE INDEX "Post_language_sortKey_idx" ON "Post"("language", "sortKey");

-- CreateIndex
CREATE INDEX "Post_activityKey_idx" ON "Post"("activityKey");
