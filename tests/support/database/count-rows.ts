import Sqlite from 'better-sqlite3'
import { getDatabaseFile } from '../site/site-server'

const tables = ['User', 'Session', 'Post', 'Comment', 'Like', 'Message', 'OutgoingMail'] as const

/** Counts the rows in each table that visitors or members can write to. */
export function countRows(site: { folder: string }): Record<(typeof tables)[number], number> {
  const database = new Sqlite(getDatabaseFile(site), { readonly: true })
  try {
    const count = (table: string) =>
      database.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows
    return Object.fromEntries(tables.map((table) => [table, count(table) ?? 0])) as ReturnType<
      typeof countRows
    >
  } finally {
    database.close()
  }
}
