-- DropIndex
DROP INDEX "SearchEntry_isPending_idx";

-- CreateIndex
CREATE INDEX "SearchEntry_pending_idx" ON "SearchEntry"("number") WHERE "isPending" = true;
