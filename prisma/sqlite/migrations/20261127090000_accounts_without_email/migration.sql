-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT,
    "emailKey" TEXT,
    "displayName" TEXT,
    "bio" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT 'member',
    "passwordHash" TEXT,
    "recoveryHash" TEXT,
    "emailVerifiedAt" DATETIME,
    "emailNotifications" BOOLEAN NOT NULL DEFAULT true,
    "digest" TEXT NOT NULL DEFAULT 'never',
    "language" TEXT NOT NULL DEFAULT 'en',
    "suspendedUntil" DATETIME,
    "secondStepDue" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "originalDisplayName" TEXT,
    "originalBio" TEXT
);
INSERT INTO "new_User" ("bio", "createdAt", "digest", "displayName", "email", "emailKey", "emailNotifications", "emailVerifiedAt", "id", "language", "originalBio", "originalDisplayName", "passwordHash", "role", "secondStepDue", "suspendedUntil", "username", "usernameKey") SELECT "bio", "createdAt", "digest", "displayName", "email", "emailKey", "emailNotifications", "emailVerifiedAt", "id", "language", "originalBio", "originalDisplayName", "passwordHash", "role", "secondStepDue", "suspendedUntil", "username", "usernameKey" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");
CREATE INDEX "User_role_idx" ON "User"("role");
CREATE TABLE "new_Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "device" TEXT,
    "sealedStart" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "secondStepAt" DATETIME,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Session" ("createdAt", "device", "expiresAt", "id", "lastSeenAt", "sealedStart", "secondStepAt", "tokenHash", "userId") SELECT "createdAt", "device", "expiresAt", "id", "lastSeenAt", "sealedStart", "secondStepAt", "tokenHash", "userId" FROM "Session";
DROP TABLE "Session";
ALTER TABLE "new_Session" RENAME TO "Session";
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
