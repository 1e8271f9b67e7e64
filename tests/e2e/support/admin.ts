import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { KnownSite } from './sites'

/** Makes a member of a site on SQLite an administrator, by the operator's command. */
export function makeAdmin({ folder }: KnownSite, username: string): void {
  const data = path.join(folder, 'data')
  execFileSync('npm', ['run', '--silent', 'role', '--', username, 'admin'], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NODE_ENV: 'production' },
  })
}
