-- By hand: ADD COLUMN, instead of writing the table anew; WITHOUT ROWID, and no AUTOINCREMENT for a number that is given.
-- AlterTable
ALTER TABLE "User" ADD COLUMN "moderationMail" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "WaitingMailRun" (
    "hour" INTEGER NOT NULL PRIMARY KEY
) WITHOUT ROWID;
