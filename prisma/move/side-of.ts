import { databaseKind, sqliteFile } from '../../app/database/kind.server'
import { postgresqlSide } from './postgresql-side'
import type { Side } from './side'
import { sqliteSide } from './sqlite-side'

/** Opens a database as one side of a copy. */
export async function sideOf(url: string): Promise<Side> {
  return databaseKind(url) === 'sqlite' ? sqliteSide(sqliteFile(url)) : postgresqlSide(url)
}

/** @throws {Error} when a copy into this database is unfinished: it lacks rows, and on PostgreSQL indexes */
export async function refuseHalfMoved(url: string): Promise<void> {
  const side = await sideOf(url)
  try {
    refuseProgress(await side.tables())
  } finally {
    await side.close()
  }
}

/** @throws {Error} when these tables belong to a database with an unfinished copy */
export function refuseProgress(tables: string[]): void {
  if (tables.includes('_move'))
    throw new Error(
      'a copy into this database has not ended; run the same npm run move once more, which goes on where it was.',
    )
}
