-- AlterTable
ALTER TABLE "Episode" ADD COLUMN "audioUrl" TEXT;
ALTER TABLE "Episode" ADD COLUMN "durationSeconds" INTEGER;
