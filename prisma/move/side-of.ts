import { databaseKind, sqliteFile } from '../../app/database/kind.server'
import { postgresqlSide } from './postgresql-side'
import type { Side } from './side'
import { sqliteSide } from './sqlite-side'

/** Opens a database as one side of a copy. */
export async function sideOf(url: string): Promise<Side> {
  return databaseKind(url) === 'sqlite' ? sqliteSide(sqliteFile(url)) : postgresqlSide(url)
}

/** @throws {Error} when a copy into this database goes on or was cut off: it lacks rows, and PostgreSQL its indexes */
export async function refuseHalfMoved(url: string): Promise<void> {
  const side = await sideOf(url)
  try {
    refuseProgress(await side.tables())
  } finally {
    await side.close()
  }
}

/** @throws {Error} when these are the tables of a database into which not everything was copied */
export function refuseProgress(tables: string[]): void {
  if (tables.includes('_move'))
    throw new Error(
      'a copy into this database has not ended; run the same npm run move once more, which goes on where it was.',
    )
}
