-- CreateTable
CREATE TABLE "Grievance" (
    "id" TEXT NOT NULL,
    "referenceId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "digest" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledgedAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "outcome" TEXT,
    "answer" TEXT,

    CONSTRAINT "Grievance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Grievance_referenceId_key" ON "Grievance"("referenceId");

-- CreateIndex
CREATE UNIQUE INDEX "Grievance_digest_key" ON "Grievance"("digest");

-- CreateIndex
CREATE INDEX "Grievance_decidedAt_createdAt_id_idx" ON "Grievance"("decidedAt", "createdAt", "id");
