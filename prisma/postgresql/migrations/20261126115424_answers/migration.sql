-- CreateTable
CREATE TABLE "MemberThreads" (
    "userId" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "MemberThreads_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ThreadNote" (
    "id" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "ThreadNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ThreadNote_day_idx" ON "ThreadNote"("day");

-- CreateIndex
CREATE INDEX "SearchEntry_postId_number_idx" ON "SearchEntry"("postId", "number");

-- AddForeignKey
ALTER TABLE "MemberThreads" ADD CONSTRAINT "MemberThreads_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
