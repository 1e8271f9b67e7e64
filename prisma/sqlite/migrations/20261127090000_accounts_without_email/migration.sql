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
ALTER TABLE "Session" ADD COLUMN "isShared" BOOLEAN NOT NULL DEFAULT false;
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
