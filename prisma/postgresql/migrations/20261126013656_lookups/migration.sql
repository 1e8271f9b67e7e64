-- CreateTable
CREATE TABLE "LookUpRequest" (
    "id" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LookUpRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LookUpRequest_expiresAt_idx" ON "LookUpRequest"("expiresAt");

-- By hand: lines of before are not kept, because nothing is deployed. The triggers of the table go with it and come back.
DROP TABLE "AuditEntry";
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetKind" TEXT NOT NULL,
    "targetId" TEXT,
    "reason" TEXT,
    "details" TEXT,
    "idempotencyKey" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_day_id_idx" ON "AuditEntry"("day", "id");
CREATE INDEX "AuditEntry_targetKind_targetId_idx" ON "AuditEntry"("targetKind", "targetId");
CREATE INDEX "AuditEntry_targetKind_day_id_idx" ON "AuditEntry"("targetKind", "day", "id");
CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");
CREATE INDEX "AuditEntry_idempotencyKey_idx" ON "AuditEntry"("idempotencyKey");

-- The log only grows.
CREATE TRIGGER "AuditEntry_change" BEFORE UPDATE OR DELETE ON "AuditEntry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_log"();
CREATE TRIGGER "AuditEntry_truncate" BEFORE TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();
