-- AlterTable
ALTER TABLE "Episode" ADD COLUMN     "season" INTEGER,
ADD COLUMN     "shownSeason" INTEGER;
