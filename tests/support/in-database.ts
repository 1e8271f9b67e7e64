import { openDatabase, type Database } from '~/database/db.server'
import { sqliteUrlOf } from './forum/sample-content'

/** Does something in the SQLite database of a running site, past the site. */
export async function inDatabase<T>(
  site: { folder: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(sqliteUrlOf(site))
  try {
    return await work(database)
  } finally {
    await database.$disconnect()
  }
}
