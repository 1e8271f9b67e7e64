-- By hand: Prisma knows no partial indexes. Few rows are removed, and the daily purge looks for the old ones.
CREATE INDEX "Post_removedAt_idx" ON "Post"("removedAt") WHERE "removedAt" IS NOT NULL;
CREATE INDEX "Comment_removedAt_idx" ON "Comment"("removedAt") WHERE "removedAt" IS NOT NULL;
