-- AlterTable
ALTER TABLE "Post" ADD COLUMN "anonymousCount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Post" ADD COLUMN "anonymousNumber" INTEGER;
ALTER TABLE "Post" ADD COLUMN "wasNamed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Post" ADD COLUMN "removedReason" TEXT;
ALTER TABLE "Post" ADD COLUMN "hiddenAt" DATETIME;

-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "anonymousNumber" INTEGER;
ALTER TABLE "Comment" ADD COLUMN "wasNamed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Comment" ADD COLUMN "removedReason" TEXT;
ALTER TABLE "Comment" ADD COLUMN "hiddenAt" DATETIME;

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "until" DATETIME;

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- By hand: a redefinition, as Prisma wrote it for SQLite, would take the search triggers along.

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
