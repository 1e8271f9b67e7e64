-- By hand: SQL cannot encrypt, so rows of before keep their texts as JSON until `npm run rotate-secret`.
ALTER TABLE "Grievance" ADD COLUMN "sealed" TEXT;
UPDATE "Grievance" SET "sealed" = json_build_object('name', "name", 'email', "email", 'address', "address", 'message', "message")::text;
ALTER TABLE "Grievance" ALTER COLUMN "sealed" SET NOT NULL,
DROP COLUMN "name",
DROP COLUMN "email",
DROP COLUMN "address",
DROP COLUMN "message";
