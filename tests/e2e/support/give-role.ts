import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { inDatabase } from '../../support/in-database'
import type { Role } from './member-rows'
import type { KnownSite } from './sites'

/** Gives a member a role by their row alone; the log of moderation does not tell it. */
export async function setRole(site: KnownSite, username: string, role: Role): Promise<void> {
  const { count } = await inDatabase(site, ({ user }) =>
    user.updateMany({ where: { username }, data: { role } }),
  )
  if (!count) throw new Error(`there is no ${username}`)
}

/** Gives a member a role by the operator's command. */
export function giveRole(site: KnownSite, username: string, role: Role): void {
  const { folder, databaseUrl, secret } = site
  execFileSync('npm', ['run', '--silent', 'role', '--', username, role], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data') },
      ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: secret },
    },
  })
}
