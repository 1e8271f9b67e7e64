import { databaseKind, openDatabase, type Database } from '~/database/db.server'
import { allTables, type Table } from '../all-rows'

/**
 * The data that a thief has: every table with its rows in physical order. On PostgreSQL the rows have `xmin`, their
 * transaction. `numbers` are SQLite's row numbers, for tables that have them.
 */
export type Copy = (Table & { numbers?: number[] })[]

/** Reads all tables of an open database, as a thief does. */
export async function copyOf(database: Database, url: string): Promise<Copy> {
  if (databaseKind(url) !== 'sqlite')
    return allTables(
      database,
      url,
      (name) => `SELECT *, xmin::text AS xmin FROM "${name}" ORDER BY ctid`,
    )
  const numbered = await database.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM pragma_table_list WHERE NOT "wr"`
  const names = new Set(numbered.map(({ name }) => name))
  const tables = await allTables(database, url, (name) =>
    names.has(name)
      ? `SELECT *, rowid AS "numberOfRow" FROM "${name}" NOT INDEXED`
      : `SELECT * FROM "${name}" NOT INDEXED`,
  )
  return tables.map(({ name, rows }) => {
    if (!names.has(name)) return { name, rows }
    const numbers = rows.map(({ numberOfRow }) => Number(numberOfRow))
    return { name, rows: rows.map(({ numberOfRow: _, ...row }) => row), numbers }
  })
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
