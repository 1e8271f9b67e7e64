-- CreateTable
CREATE TABLE "LookUpRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "details" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "LookUpRequest_expiresAt_idx" ON "LookUpRequest"("expiresAt");

-- By hand: lines of before are not kept, because nothing is deployed. WITHOUT ROWID stores the lines in the order of
-- their random ids: a rowid would tell the order within a day. The triggers of the table go with it and come back.
DROP TABLE "AuditEntry";
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" DATETIME NOT NULL,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetKind" TEXT NOT NULL,
    "targetId" TEXT,
    "reason" TEXT,
    "details" TEXT,
    "idempotencyKey" TEXT
) WITHOUT ROWID;

-- CreateIndex
CREATE INDEX "AuditEntry_day_id_idx" ON "AuditEntry"("day", "id");
CREATE INDEX "AuditEntry_targetKind_targetId_idx" ON "AuditEntry"("targetKind", "targetId");
CREATE INDEX "AuditEntry_targetKind_day_id_idx" ON "AuditEntry"("targetKind", "day", "id");
CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");
CREATE INDEX "AuditEntry_idempotencyKey_idx" ON "AuditEntry"("idempotencyKey");

-- The log only grows. REPLACE deletes without firing the trigger for it, so a known id is refused as well.
CREATE TRIGGER "AuditEntry_insert" BEFORE INSERT ON "AuditEntry"
WHEN EXISTS (SELECT 1 FROM "AuditEntry" WHERE "id" = NEW."id") BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
CREATE TRIGGER "AuditEntry_update" BEFORE UPDATE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
CREATE TRIGGER "AuditEntry_delete" BEFORE DELETE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;
