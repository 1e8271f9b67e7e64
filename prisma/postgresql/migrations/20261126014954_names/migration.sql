-- CreateTable
CREATE TABLE "NameKey" (
    "key" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "NameKey_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "NameKey_userId_idx" ON "NameKey"("userId");

-- AddForeignKey
ALTER TABLE "NameKey" ADD CONSTRAINT "NameKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
