import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { giveRole as giveRoleIn } from '../../support/forum/give-role'
import { inDatabase } from '../../support/in-database'
import type { Role } from './member-rows'
import type { KnownSite } from './sites'

/**
 * Gives a member a role, and their sessions two-factor authentication, by changes of rows alone. This leaves no entry
 * in the log of moderation.
 */
export async function setRole(
  site: Parameters<typeof inDatabase>[0],
  username: string,
  role: Role,
): Promise<void> {
  await inDatabase(site, (database) => giveRoleIn(database, username, role))
}

/** Gives a member two-factor authentication that nobody can use. */
export async function addTwoFactor(site: KnownSite, username: string): Promise<void> {
  const where = { usernameKey: username.toLowerCase() }
  const data = { secondStep: { create: { encryptedKey: 'x', recoverySalt: 'x' } } }
  await inDatabase(site, ({ user }) => user.update({ where, data }))
}

/** Gives a member a role by the operator's command. */
export function giveRoleAlone(site: KnownSite, username: string, role: Role): void {
  const { folder, databaseUrl, secret } = site
  execFileSync('npm', ['run', '--silent', 'role', '--', username, role], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data') },
      ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: secret },
    },
  })
}
