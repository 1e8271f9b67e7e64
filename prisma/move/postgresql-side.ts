import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Step } from './copied-tables'
import { createIndexes, postponedTable, postponeIndexes } from './postponed-indexes'
import { toRow, type Column, type ColumnType, type Row, type Value } from './row'
import type { Progress, Side } from './side'

const types: Record<string, ColumnType> = {
  integer: 'number',
  boolean: 'boolean',
  'timestamp without time zone': 'date',
}

// Any number that no other program of the database takes: not Prisma's, and not that of the import of episodes.
const advisoryLock = 72707371

// As PostgreSQL writes it: a date would lose nothing, but take the zone of this machine.
const asText = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig

/** A PostgreSQL database as one side of a copy. */
export async function postgresqlSide(url: string): Promise<Side> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The query fails too; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  const columns = new Map<string, Column[]>()
  const selectColumns = async (table: string) => {
    const known = columns.get(table) ?? (await readColumns(client, table))
    columns.set(table, known)
    return known
  }
  return {
    tables: () => tablesOf(client),
    count: async ({ table, where }) => {
      const { rows } = await client.query<{ n: string }>(
        `SELECT count(*) AS n FROM "${table}" WHERE ${where}`,
      )
      return Number(rows[0]?.n)
    },
    read: async (step, after, limit) =>
      readRows(client, step, await selectColumns(step.table), after, limit),
    refuseUse: () => refuseUse(client),
    freeze: () => freeze(client),
    claim: () => claim(client),
    prepare: () => postponeIndexes(client),
    add: (table, rows, progress) => addRows(client, table, rows, progress),
    complete: async (onIndex) => {
      await createIndexes(client, onIndex)
      await goOnNumbering(client)
    },
    finish: async () => void (await client.query('DROP TABLE "_move", "_move_index"')),
    close: () => client.end(),
  }
}

async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  return rows.map(({ name }) => name)
}

async function readColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  )
  return rows
    .map(({ name, type }) => ({ name, type: types[type] ?? ('text' as const) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function readRows(
  client: pg.Client,
  { table, key, where }: Step,
  columns: Column[],
  after: Value[] | null,
  limit: number,
) {
  const names = key.map((name) => `"${name}"`).join(', ')
  const later = after
    ? `AND (${names}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`
    : ''
  const { rows } = await client.query<Record<string, unknown>>({
    text: `SELECT * FROM "${table}" WHERE ${where} ${later} ORDER BY ${names} LIMIT ${limit}`,
    values: after ?? [],
    types: asText,
  })
  return rows.map((row) => toRow(columns, row))
}

// A closed connection stays listed for a moment.
const patience = 3_000

async function refuseUse(client: pg.Client) {
  const deadline = Date.now() + patience
  for (let others = await otherUsers(client); others.length; others = await otherUsers(client)) {
    if (Date.now() >= deadline)
      throw new Error(
        `The database is in use; stop the site first. Still connected: ${others.join(', ')}.`,
      )
    await pause(100)
  }
}

// The site keeps a connection as long as it runs. Processes of the server itself have no user.
async function otherUsers(client: pg.Client) {
  // Otherwise a transaction would repeat its first list.
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ who: string }>(
    `SELECT DISTINCT format('%s (%s)', coalesce(nullif(application_name, ''), 'a program without a name'), usename) AS who
       FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
        AND backend_type IS DISTINCT FROM 'parallel worker'
      ORDER BY who`,
  )
  return rows.map(({ who }) => who)
}

async function freeze(client: pg.Client) {
  const tables = (await tablesOf(client)).map((table) => `"${table}"`)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await client.query("SET LOCAL lock_timeout = '10s'")
  await client.query(`LOCK TABLE ${tables.join(', ')} IN SHARE MODE`)
}

async function claim(client: pg.Client): Promise<Progress | null> {
  const { rows: locks } = await client.query<{ held: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS held',
    [advisoryLock],
  )
  if (!locks[0]?.held) throw new Error('Another copy to this database is under way.')
  await client.query('CREATE TABLE IF NOT EXISTS "_move" ("progress" JSONB NOT NULL)')
  await client.query(postponedTable)
  const { rows } = await client.query<{ progress: Progress }>('SELECT "progress" FROM "_move"')
  return rows[0]?.progress ?? null
}

// A sequence does not know the copied numbers.
async function goOnNumbering(client: pg.Client) {
  await client.query(
    `SELECT setval(pg_get_serial_sequence('"SearchEntry"', 'number'), max("number")) FROM "SearchEntry"`,
  )
}

// One statement, so that it is one transaction and is on its way before the next rows are read.
async function addRows(client: pg.Client, table: string, rows: Row[], progress: Progress) {
  await client.query(
    `WITH added AS (
       INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)
     ), former AS (DELETE FROM "_move")
     INSERT INTO "_move" VALUES ($2)`,
    [JSON.stringify(rows), JSON.stringify(progress)],
  )
}
