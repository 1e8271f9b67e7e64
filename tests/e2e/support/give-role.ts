import { execFileSync } from 'node:child_process'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFileOf } from '../../support/site/site-server'
import type { Role } from './member-rows'
import type { KnownSite } from './sites'

/** Gives a member of a site on SQLite a role by their row alone; the log of moderation does not tell it. */
export function setRole(site: KnownSite, username: string, role: Role): void {
  const database = new Sqlite(databaseFileOf(site), { timeout: 5000 })
  try {
    const sql = 'UPDATE "User" SET role = ? WHERE username = ?'
    const { changes } = database.prepare(sql).run(role, username)
    if (!changes) throw new Error(`there is no ${username}`)
  } finally {
    database.close()
  }
}

/** Gives a member of a site on SQLite a role by the operator's command. */
export function giveRole({ folder }: KnownSite, username: string, role: Role): void {
  const data = path.join(folder, 'data')
  execFileSync('npm', ['run', '--silent', 'role', '--', username, role], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NODE_ENV: 'production' },
  })
}
