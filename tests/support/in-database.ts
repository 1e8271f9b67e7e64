import { openDatabase, type Database } from '~/database/db.server'
import { getSqliteUrl } from './forum/sample-content'

/** Runs `work` on a running site's database, without going through the site. */
export async function inDatabase<T>(
  site: { folder: string; databaseUrl?: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(site.databaseUrl ?? getSqliteUrl(site))
  try {
    return await work(database)
  } finally {
    await database.$disconnect()
  }
}
