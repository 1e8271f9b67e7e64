import Sqlite from 'better-sqlite3'
import { databaseFileOf } from '../../support/site/site-server'
import type { KnownSite } from './sites'

/** The row of a message in the database of a site on SQLite, by column; undefined when there is none. */
export function messageRow(site: KnownSite, referenceId: string) {
  const database = new Sqlite(databaseFileOf(site), { readonly: true })
  try {
    const query = 'SELECT * FROM "Message" WHERE "referenceId" = ?'
    return database.prepare<[string], Record<string, unknown>>(query).get(referenceId)
  } finally {
    database.close()
  }
}

/** How many messages an address has sent. */
export function messagesFrom(site: KnownSite, email: string): number {
  const database = new Sqlite(databaseFileOf(site), { readonly: true })
  try {
    const query = 'SELECT count(*) AS count FROM "Message" WHERE "email" = ?'
    return database.prepare<[string], { count: number }>(query).get(email)?.count ?? 0
  } finally {
    database.close()
  }
}
