-- By hand: WITHOUT ROWID, as in the initial migration. A rowid would tell the order of writing.
-- CreateTable
CREATE TABLE "MemberThreads" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    CONSTRAINT "MemberThreads_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "ThreadNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL
) WITHOUT ROWID;

-- CreateIndex
CREATE INDEX "ThreadNote_day_idx" ON "ThreadNote"("day");

-- CreateIndex
CREATE INDEX "SearchEntry_postId_number_idx" ON "SearchEntry"("postId", "number");
