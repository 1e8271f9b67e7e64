-- AlterTable
ALTER TABLE "Episode" ADD COLUMN     "audioUrl" TEXT,
ADD COLUMN     "durationSeconds" INTEGER;
