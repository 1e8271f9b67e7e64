import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { databaseKind, sqliteFile } from '~/database/kind.server'

type Row = Record<string, unknown>

export type Inserter = {
  insert(table: string, rows: Row[]): Promise<void>
  /** Updates the planner's statistics and closes. */
  finish(): Promise<void>
}

/**
 * Opens a database for inserting many rows without Prisma. All rows must have the same columns. A power cut may lose
 * rows.
 */
export async function openInserter(url: string): Promise<Inserter> {
  return databaseKind(url) === 'sqlite' ? sqliteInserter(sqliteFile(url)) : postgresqlInserter(url)
}

function sqliteInserter(file: string): Inserter {
  const database = new Sqlite(file)
  database.pragma('synchronous = OFF')
  database.pragma('foreign_keys = OFF')
  return {
    insert(table, rows) {
      const names = selectColumns(rows)
      const values = names.map((name) => `:${name}`).join()
      const statement = database.prepare(
        `INSERT INTO "${table}" (${list(names)}) VALUES (${values})`,
      )
      database.transaction(() => rows.forEach((row) => statement.run(plain(row))))()
      return Promise.resolve()
    },
    finish() {
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
      return Promise.resolve()
    },
  }
}

function plain(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? +value : value]),
  )
}

async function postgresqlInserter(url: string): Promise<Inserter> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SET synchronous_commit = off; SET session_replication_role = origin`)
  return {
    async insert(table, rows) {
      const names = list(selectColumns(rows))
      await client.query(
        `INSERT INTO "${table}" (${names})
         SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(rows)],
      )
    },
    async finish() {
      await client.query('VACUUM ANALYZE')
      await client.end()
    },
  }
}

/**
 * Drops PostgreSQL's GIN indexes, which make bulk inserts many times slower.
 * @returns a function that creates them again, all at once
 */
export async function setIndexesAside(url: string): Promise<() => Promise<void>> {
  if (databaseKind(url) === 'sqlite') return () => Promise.resolve()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE indexdef LIKE '%USING gin%'`,
  )
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`)
  return async () => {
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.end()
  }
}

function selectColumns(rows: Row[]) {
  return Object.keys(rows[0] ?? {})
}

function list(names: string[]) {
  return names.map((name) => `"${name}"`).join()
}
