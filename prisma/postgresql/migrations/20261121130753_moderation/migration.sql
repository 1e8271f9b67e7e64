-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "anonymousCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "anonymousNumber" INTEGER,
ADD COLUMN     "hiddenAt" TIMESTAMP(3),
ADD COLUMN     "removedReason" TEXT,
ADD COLUMN     "wasNamed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "anonymousNumber" INTEGER,
ADD COLUMN     "hiddenAt" TIMESTAMP(3),
ADD COLUMN     "removedReason" TEXT,
ADD COLUMN     "wasNamed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "until" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("blockerId","blockedId")
);

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was written before cannot tell whether it once bore a name, so each item gets a number of its
-- own and none is taken up again (docs/decisions/0026-anonymity.md).
UPDATE "Post" SET "anonymousNumber" = 1, "anonymousCount" = 1, "wasNamed" = true WHERE "isAnonymous" = true;
UPDATE "Comment" SET "wasNamed" = true, "anonymousNumber" = n."number"
FROM (
    SELECT c."id", row_number() OVER (PARTITION BY c."postId" ORDER BY c."id") + p."anonymousCount" AS "number"
    FROM "Comment" c JOIN "Post" p ON p."id" = c."postId" WHERE c."isAnonymous" = true AND c."deletedAt" IS NULL
) n WHERE n."id" = "Comment"."id";
UPDATE "Post" SET "anonymousCount" = n."number"
FROM (SELECT "postId", max("anonymousNumber") AS "number" FROM "Comment" WHERE "anonymousNumber" IS NOT NULL GROUP BY "postId") n
WHERE n."postId" = "Post"."id";

-- The log only grows.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'AuditEntry is append-only';
END $$;

CREATE TRIGGER "AuditEntry_change" BEFORE UPDATE OR DELETE ON "AuditEntry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_log"();
CREATE TRIGGER "AuditEntry_truncate" BEFORE TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();
