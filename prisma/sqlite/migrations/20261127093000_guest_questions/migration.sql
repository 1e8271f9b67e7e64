-- By hand: WITHOUT ROWID, so that the order of writing is not kept.
-- CreateTable
CREATE TABLE "GuestQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "referenceId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "name" TEXT,
    "guest" TEXT,
    "aboutId" TEXT,
    "episodeId" TEXT,
    "second" INTEGER,
    "answer" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "digest" TEXT NOT NULL,
    "day" DATETIME NOT NULL,
    CONSTRAINT "GuestQuestion_aboutId_fkey" FOREIGN KEY ("aboutId") REFERENCES "Episode" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "GuestQuestion_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode" ("id") ON DELETE SET NULL ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "GuestQuestion_referenceId_key" ON "GuestQuestion"("referenceId");

-- CreateIndex
CREATE UNIQUE INDEX "GuestQuestion_digest_key" ON "GuestQuestion"("digest");

-- CreateIndex
CREATE INDEX "GuestQuestion_day_id_idx" ON "GuestQuestion"("day", "id");

-- CreateIndex
CREATE INDEX "GuestQuestion_aboutId_idx" ON "GuestQuestion"("aboutId");

-- CreateIndex
CREATE INDEX "GuestQuestion_episodeId_idx" ON "GuestQuestion"("episodeId");
