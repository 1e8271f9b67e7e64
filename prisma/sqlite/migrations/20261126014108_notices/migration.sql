-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutgoingMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "cause" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" DATETIME,
    CONSTRAINT "OutgoingMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_OutgoingMail" ("attempts", "cause", "claimedUntil", "createdAt", "id", "kind", "lastError", "nextAttemptAt", "payload", "priority", "sentAt", "state", "userId") SELECT "attempts", "cause", "claimedUntil", "createdAt", "id", "kind", "lastError", "nextAttemptAt", "payload", "priority", "sentAt", "state", "userId" FROM "OutgoingMail";
DROP TABLE "OutgoingMail";
ALTER TABLE "new_OutgoingMail" RENAME TO "OutgoingMail";
CREATE UNIQUE INDEX "OutgoingMail_cause_key" ON "OutgoingMail"("cause");
CREATE INDEX "OutgoingMail_state_priority_nextAttemptAt_idx" ON "OutgoingMail"("state", "priority", "nextAttemptAt");
CREATE INDEX "OutgoingMail_userId_idx" ON "OutgoingMail"("userId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
