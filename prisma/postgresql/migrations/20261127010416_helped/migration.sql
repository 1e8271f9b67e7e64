-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "helpedAsker" BOOLEAN NOT NULL DEFAULT false;
