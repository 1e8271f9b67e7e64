import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Recorded } from '../../../prisma/migration-files'
import type { Look } from './check-database'

const timeout = 10_000

/** Looks through a whole SQLite file, also while the site runs, and takes and gives back its lock for writing. */
export function lookAtSqlite(file: string): Look {
  if (!existsSync(file)) return null
  const database = new Sqlite(file, { timeout, fileMustExist: true })
  try {
    const damage = [...wholeness(database), ...lostReferences(database)]
    database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK')
    return { damage, recorded: historyOf(database), clockAhead: 0 }
  } finally {
    database.close()
  }
}

function wholeness(database: Sqlite.Database) {
  const rows = database.pragma('integrity_check(3)') as { integrity_check: string }[]
  return rows.map(({ integrity_check: line }) => line).filter((line) => line !== 'ok')
}

function lostReferences(database: Sqlite.Database) {
  const rows = database.pragma('foreign_key_check') as { table: string }[]
  return [...new Set(rows.map(({ table }) => `rows of ${table} refer to none`))]
}

function historyOf(database: Sqlite.Database) {
  const table = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?')
  if (!table.get('_prisma_migrations')) return []
  return database.prepare<[], Recorded>('SELECT * FROM "_prisma_migrations"').all()
}
