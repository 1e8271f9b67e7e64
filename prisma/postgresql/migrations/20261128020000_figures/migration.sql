-- CreateTable
CREATE TABLE "SearchedWord" (
    "digest" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "lastDay" INTEGER NOT NULL,

    CONSTRAINT "SearchedWord_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "PublishedFigures" (
    "halfYear" TEXT NOT NULL,
    "counts" TEXT NOT NULL,
    "maxFigures" INTEGER NOT NULL,
    "sigma" INTEGER NOT NULL,
    "rho" TEXT NOT NULL,
    "threshold" INTEGER NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PublishedFigures_pkey" PRIMARY KEY ("halfYear")
);
