import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pendingMigrations, type Migration, type Recorded } from './migration-files'

// Prisma's own number, so that its command and this code exclude each other.
const advisoryLock = 72707369

const historyTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`

/** Applies pending migrations, one transaction each, after other processes; returns their names in order. */
export async function applyToPostgresql(url: string, migrations: Migration[]): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
  })
  // The query fails too; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // Another process may migrate for an hour. If this one gave up, the supervisor would stop both.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    await client.query("SET lock_timeout = '60s'; RESET statement_timeout")
    await client.query(historyTable)
    const { rows } = await client.query<Recorded>('SELECT * FROM _prisma_migrations')
    const pending = pendingMigrations(migrations, rows)
    for (const migration of pending) await applyOne(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('BEGIN')
  try {
    // An index on a large table takes longer than the role's timeout for the site's queries.
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations
        (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    // Also fails on a lost connection, where the server rolls back by itself.
    await client.query('ROLLBACK').catch(() => {})
    throw new Error(`The migration ${name} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
