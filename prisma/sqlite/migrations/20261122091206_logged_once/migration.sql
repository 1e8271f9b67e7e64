-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "idempotencyKey" TEXT;
