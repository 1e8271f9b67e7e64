import pg from 'pg'
import type { Recorded } from '../../../prisma/migration-files'
import { readSealedRows } from '../sealed-rows'
import type { Look } from './check-database'

const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }

/** Checks a PostgreSQL database without writing a row. */
export async function lookAtPostgresql(url: string): Promise<Look> {
  const client = new pg.Client({ connectionString: url, ...timeouts })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: clock } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    const clockAhead = ((clock[0]?.now.getTime() ?? 0) - Date.now()) / 1000
    const { rows: tables } = await client.query(`SELECT to_regclass('_prisma_migrations') AS name`)
    if ((tables[0] as { name: unknown }).name === null)
      return { recorded: [], damage: [], clockAhead, members: null, sealed: {} }
    const { rows } = await client.query<Recorded>('SELECT * FROM _prisma_migrations')
    // A read-only server refuses this statement.
    await client.query('UPDATE "User" SET "id" = "id" WHERE false')
    const { rows: counted } = await client.query<{ n: string }>('SELECT count(*) AS n FROM "User"')
    const members = Number(counted[0]?.n)
    const sealed = members ? await readSealedRows((sql) => valueOf(client, sql)) : {}
    return { recorded: rows, damage: await invalidIndexes(client), clockAhead, members, sealed }
  } finally {
    await client.end()
  }
}

async function valueOf(client: pg.Client, sql: string) {
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
  return rows[0]?.[0]
}

async function invalidIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid',
  )
  return rows.map(({ name }) => `the index ${name} is not valid (REINDEX INDEX ${name})`)
}
