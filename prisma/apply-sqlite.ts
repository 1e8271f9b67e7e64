import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { retryWhileLocked } from '~/database/sqlite.server'
import { pendingMigrations, type Migration, type Recorded } from './migration-files'

const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

const timeout = 30_000

/** Applies pending migrations, one transaction each, after other processes; returns their names in order. */
export async function applyToSqlite(file: string, migrations: Migration[]): Promise<string[]> {
  mkdirSync(path.dirname(file), { recursive: true })
  const deadline = Date.now() + timeout
  const database = new Sqlite(file, { timeout: 5 })
  try {
    await retryWhileLocked(() => prepare(database), deadline)
    const step = database.transaction(() => applyNext(database, migrations))
    const next = () => retryWhileLocked(() => step.immediate(), deadline)
    const applied: string[] = []
    for (let name = await next(); name; name = await next()) applied.push(name)
    return applied
  } finally {
    database.close()
  }
}

function prepare(database: Sqlite.Database) {
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  // A migration that drops a table or a column must not leave its texts in free pages.
  database.pragma('secure_delete = ON')
  // Prisma changes tables by copying and dropping them, which with foreign keys on would delete every referring row.
  // They cannot be switched off inside a transaction.
  database.pragma('foreign_keys = OFF')
}

// Reads the history inside each transaction: another process may have migrated meanwhile.
function applyNext(database: Sqlite.Database, migrations: Migration[]) {
  database.exec(historyTable)
  const recorded = database.prepare<[], Recorded>('SELECT * FROM "_prisma_migrations"').all()
  const next = pendingMigrations(migrations, recorded)[0]
  if (next) applyOne(database, next)
  return next?.name
}

function applyOne(database: Sqlite.Database, { name, sql, checksum }: Migration) {
  const startedAt = Date.now()
  try {
    database.exec(sql)
    refuseBrokenReferences(database)
  } catch (error) {
    throw new Error(`The migration ${name} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    })
  }
  database
    .prepare(
      `INSERT INTO "_prisma_migrations"
        (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES (?, ?, ?, ?, ?, 1)`,
    )
    .run(randomUUID(), checksum, name, startedAt, Date.now())
}

function refuseBrokenReferences(database: Sqlite.Database) {
  const broken = database.pragma('foreign_key_check') as { table: string }[]
  if (broken.length === 0) return
  const tables = [...new Set(broken.map(({ table }) => table))].join(', ')
  throw new Error(`rows of ${tables} would refer to rows that do not exist`)
}
