import { databaseKind, type Database } from '~/database/db.server'
import type { Row } from './database/joined-rows'

const tablesOf = {
  sqlite: `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  postgresql: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
}

export type Table = { name: string; rows: Row[] }

/** Returns every row of a database, as a thief of the file reads them. */
export async function allRows(database: Database, url: string): Promise<Row[]> {
  return (await allTables(database, url)).flatMap(({ rows }) => rows)
}

/**
 * Returns every table with its rows, including tables that are added later.
 * @param select the statement that reads a table
 */
export async function allTables(
  database: Database,
  url: string,
  select = (name: string) => `SELECT * FROM "${name}"`,
): Promise<Table[]> {
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(tablesOf[databaseKind(url)])
  // Search index tables are not readable text.
  const readable = tables.filter(({ name }) => !/^(Post|Comment|Episode)Search|^_prisma/.test(name))
  return Promise.all(
    readable.map(async ({ name }) => ({
      name,
      rows: await database.$queryRawUnsafe<Row[]>(select(name)),
    })),
  )
}

/** Serializes rows to text, to search for data that must not be there. */
export function textOfRows(rows: Row[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
