import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { KnownSite } from './sites'

/** Gives a member of a site on SQLite a role, by the operator's command. */
export function giveRole(
  { folder }: KnownSite,
  username: string,
  role: 'moderator' | 'admin',
): void {
  const data = path.join(folder, 'data')
  execFileSync('npm', ['run', '--silent', 'role', '--', username, role], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NODE_ENV: 'production' },
  })
}
