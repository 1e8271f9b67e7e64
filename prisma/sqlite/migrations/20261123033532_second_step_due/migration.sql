-- AlterTable
ALTER TABLE "User" ADD COLUMN "secondStepDue" DATETIME;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "secondStepAt" DATETIME;

-- Who has a role already gets a week for a second step.
UPDATE "User" SET "secondStepDue" = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+7 days')
WHERE "role" <> 'member' AND "id" NOT IN (SELECT "userId" FROM "SecondStep");
