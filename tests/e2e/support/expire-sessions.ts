import Sqlite from 'better-sqlite3'
import { databaseFileOf } from '../../support/site/site-server'
import type { KnownSite } from './sites'

/** Expires a member's sessions on the server; the browser keeps its cookie. */
export function expireSessions(site: KnownSite, username: string): void {
  const database = new Sqlite(databaseFileOf(site), { timeout: 5000 })
  try {
    const sql = `UPDATE "Session" SET "expiresAt" = '2000-01-01T00:00:00.000+00:00'
      WHERE "userId" = (SELECT id FROM "User" WHERE username = ?)`
    const { changes } = database.prepare(sql).run(username)
    if (!changes) throw new Error(`${username} has no session`)
  } finally {
    database.close()
  }
}
