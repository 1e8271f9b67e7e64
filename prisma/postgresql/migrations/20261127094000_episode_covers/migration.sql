-- CreateTable
CREATE TABLE "Cover" (
    "source" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "small" BYTEA NOT NULL,
    "large" BYTEA NOT NULL,

    CONSTRAINT "Cover_pkey" PRIMARY KEY ("source")
);
