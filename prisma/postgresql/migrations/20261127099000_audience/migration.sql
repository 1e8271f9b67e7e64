-- AlterTable
ALTER TABLE "Post" ADD COLUMN "audience" TEXT NOT NULL DEFAULT 'everyone';
