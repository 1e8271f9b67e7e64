-- AlterTable
ALTER TABLE "Episode" ADD COLUMN "season" INTEGER;
ALTER TABLE "Episode" ADD COLUMN "shownSeason" INTEGER;
