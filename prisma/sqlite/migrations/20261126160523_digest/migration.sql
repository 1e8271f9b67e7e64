-- By hand: ADD COLUMN, instead of writing the table anew; WITHOUT ROWID, and no AUTOINCREMENT for a number that is given.
-- AlterTable
ALTER TABLE "User" ADD COLUMN "digest" TEXT NOT NULL DEFAULT 'never';

-- CreateTable
CREATE TABLE "DigestRun" (
    "day" INTEGER NOT NULL PRIMARY KEY
) WITHOUT ROWID;
