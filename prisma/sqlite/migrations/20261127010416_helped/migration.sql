-- By hand: Prisma would make the table anew, without its triggers for search.
-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "helpedAsker" BOOLEAN NOT NULL DEFAULT false;
