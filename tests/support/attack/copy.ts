import { databaseKind, openDatabase, type Database } from '~/database/db.server'
import { allTables, type Table } from '../all-rows'

/** What a thief holds: every table, its rows in physical order; on PostgreSQL with `xmin`, their transaction. */
export type Copy = Table[]

/** Reads all tables of an open database as a thief does. */
export function copyOf(database: Database, url: string): Promise<Copy> {
  return allTables(
    database,
    url,
    databaseKind(url) === 'sqlite'
      ? (name) => `SELECT * FROM "${name}" NOT INDEXED`
      : (name) => `SELECT *, xmin::text AS xmin FROM "${name}" ORDER BY ctid`,
  )
}

/** Reads all tables of a file, such as a backup. */
export async function copyOfFile(file: string): Promise<Copy> {
  const database = openDatabase(`file:${file}`)
  try {
    return await copyOf(database, `file:${file}`)
  } finally {
    await database.$disconnect()
  }
}
