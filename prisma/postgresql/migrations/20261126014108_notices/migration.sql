-- DropIndex
DROP INDEX "OutgoingMail_threadKey_idx";

-- AlterTable
ALTER TABLE "OutgoingMail" DROP COLUMN "messageId",
DROP COLUMN "threadKey";
