-- AlterTable
ALTER TABLE "User" ADD COLUMN     "secondStepDue" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "secondStepAt" TIMESTAMP(3);

-- Who has a role already gets a week for a second step.
UPDATE "User" SET "secondStepDue" = (now() AT TIME ZONE 'UTC') + INTERVAL '7 days'
WHERE "role" <> 'member' AND "id" NOT IN (SELECT "userId" FROM "SecondStep");
