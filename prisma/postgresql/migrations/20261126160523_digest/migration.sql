-- CreateEnum
CREATE TYPE "Digest" AS ENUM ('never', 'weekly', 'daily');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "digest" "Digest" NOT NULL DEFAULT 'never';

-- CreateTable
CREATE TABLE "DigestRun" (
    "day" INTEGER NOT NULL,

    CONSTRAINT "DigestRun_pkey" PRIMARY KEY ("day")
);
