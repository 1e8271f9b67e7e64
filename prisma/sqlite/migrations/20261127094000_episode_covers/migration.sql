-- CreateTable
CREATE TABLE "Cover" (
    "source" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "small" BLOB NOT NULL,
    "large" BLOB NOT NULL
);
