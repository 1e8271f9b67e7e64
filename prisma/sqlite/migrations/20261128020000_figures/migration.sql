-- By hand: WITHOUT ROWID, so that the order of writing is not kept.
-- CreateTable
CREATE TABLE "SearchedWord" (
    "digest" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "lastDay" INTEGER NOT NULL
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "PublishedFigures" (
    "halfYear" TEXT NOT NULL PRIMARY KEY,
    "counts" TEXT NOT NULL,
    "maxFigures" INTEGER NOT NULL,
    "sigma" INTEGER NOT NULL,
    "rho" TEXT NOT NULL,
    "threshold" INTEGER NOT NULL,
    "day" DATETIME NOT NULL
) WITHOUT ROWID;
