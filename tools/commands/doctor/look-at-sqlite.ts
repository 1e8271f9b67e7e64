import { existsSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Recorded } from '../../../prisma/migration-files'
import { readSealedRows } from '../sealed-rows'
import type { Look } from './check-database'

const timeout = 10_000

/** Checks a whole SQLite file, also while the site runs. To test writing it rewrites an unchanged number in the header. */
export async function lookAtSqlite(file: string): Promise<Look> {
  if (!existsSync(file)) return null
  // Opening an empty file would delete the write-ahead log next to it, which may be recoverable.
  if (statSync(file).size === 0) throw new Error('this file is empty')
  const database = new Sqlite(file, { timeout, fileMustExist: true })
  try {
    const damage = [...wholeness(database), ...lostReferences(database)]
    if (!has(database, '_prisma_migrations')) throw new Error('it is not a database of this site')
    const members = has(database, 'User')
      ? (database.prepare('SELECT count(*) FROM "User"').pluck().get() as number)
      : null
    const sealed = members ? await readSealedRows((sql) => database.prepare(sql).pluck().get()) : {}
    // The readiness check of the site does the same: it writes a value that does not change.
    database.pragma('user_version = 0')
    return { damage, recorded: historyOf(database), clockAhead: 0, members, sealed }
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
  if (!has(database, '_prisma_migrations')) return []
  return database.prepare<[], Recorded>('SELECT * FROM "_prisma_migrations"').all()
}

function has(database: Sqlite.Database, table: string) {
  return Boolean(database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table))
}
