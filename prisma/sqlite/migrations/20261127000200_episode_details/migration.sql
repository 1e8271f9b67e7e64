-- By hand: columns are added, where Prisma would write the whole table anew.
-- AlterTable
ALTER TABLE "Episode" ADD COLUMN "audioBytes" INTEGER;
ALTER TABLE "Episode" ADD COLUMN "summary" TEXT;
ALTER TABLE "Episode" ADD COLUMN "imageUrl" TEXT;
ALTER TABLE "Episode" ADD COLUMN "people" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Episode" ADD COLUMN "chapters" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Episode" ADD COLUMN "chaptersUrl" TEXT;

-- CreateTable
CREATE TABLE "Transcript" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "episodeId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "source" TEXT,
    "cues" TEXT NOT NULL,
    CONSTRAINT "Transcript_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EpisodeWords" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "episodeId" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    CONSTRAINT "EpisodeWords_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Transcript_episodeId_language_key" ON "Transcript"("episodeId", "language");

-- CreateIndex
CREATE UNIQUE INDEX "EpisodeWords_episodeId_key" ON "EpisodeWords"("episodeId");

-- By hand: the words of episodes for search, as those of posts (docs/decisions/0012-search.md).
CREATE VIRTUAL TABLE "EpisodeSearch" USING fts5("words", content='', contentless_delete=1, tokenize='ascii');

CREATE TRIGGER "EpisodeWords_delete" AFTER DELETE ON "EpisodeWords" BEGIN
    DELETE FROM "EpisodeSearch" WHERE rowid = OLD."number";
END;
