-- AlterTable
ALTER TABLE "Episode" ADD COLUMN     "audioBytes" INTEGER,
ADD COLUMN     "chapters" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "chaptersUrl" TEXT,
ADD COLUMN     "imageUrl" TEXT,
ADD COLUMN     "people" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "summary" TEXT;

-- CreateTable
CREATE TABLE "Transcript" (
    "id" TEXT NOT NULL,
    "episodeId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "source" TEXT,
    "cues" TEXT NOT NULL,

    CONSTRAINT "Transcript_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EpisodeWords" (
    "number" SERIAL NOT NULL,
    "episodeId" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "EpisodeWords_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Transcript_episodeId_language_key" ON "Transcript"("episodeId", "language");

-- CreateIndex
CREATE UNIQUE INDEX "EpisodeWords_episodeId_key" ON "EpisodeWords"("episodeId");

-- AddForeignKey
ALTER TABLE "Transcript" ADD CONSTRAINT "Transcript_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EpisodeWords" ADD CONSTRAINT "EpisodeWords_episodeId_fkey" FOREIGN KEY ("episodeId") REFERENCES "Episode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: the words of episodes for search, as those of posts (docs/decisions/0012-search.md).
CREATE TABLE "EpisodeSearch" (
    "number" INTEGER NOT NULL PRIMARY KEY REFERENCES "EpisodeWords"("number") ON DELETE CASCADE,
    "words" tsvector NOT NULL
);

CREATE INDEX "EpisodeSearch_words_idx" ON "EpisodeSearch" USING gin ("words");
