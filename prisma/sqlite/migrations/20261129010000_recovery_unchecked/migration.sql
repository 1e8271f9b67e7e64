-- AlterTable
ALTER TABLE "User" ADD COLUMN "recoveryUnchecked" BOOLEAN NOT NULL DEFAULT false;
