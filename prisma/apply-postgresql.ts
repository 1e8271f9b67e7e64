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
    // A pooler that does not take timeouts refuses the site's connections too: the error says so at the start.
    lock_timeout: 60_000,
  })
  // The query fails too; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(client, migrations)
      if (!name) return applied
      applied.push(name)
    }
  } finally {
    await client.end()
  }
}

// Lock and settings are those of a transaction, because a pooler gives its connection to others after one.
async function applyNext(client: pg.Client, migrations: Migration[]) {
  await client.query('BEGIN')
  try {
    // Another process may migrate for an hour. If this one gave up, the supervisor would stop both. An index on a large
    // table takes longer than the role's timeout for the site's queries.
    await client.query('SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock])
    await client.query("SET LOCAL lock_timeout = '60s'")
    await client.query(historyTable)
    const { rows } = await client.query<Recorded>('SELECT * FROM _prisma_migrations')
    const [next] = pendingMigrations(migrations, rows)
    if (next) await applyOne(client, next)
    await client.query('COMMIT')
    return next?.name
  } catch (error) {
    // Also fails on a lost connection, where the server rolls back by itself.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration) {
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations
        (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
  } catch (error) {
    throw new Error(`The migration ${name} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
