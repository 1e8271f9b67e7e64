import { statSync } from 'node:fs'
import pg from 'pg'
import Sqlite from 'better-sqlite3'
import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { describeError } from '../app/database/errors.server'
import { locationOf } from './migrate-or-exit'

const advice =
  'Run this with the settings of the site: DATA_DIR or DATABASE_URL (set -a; . /etc/xxperiment.env; set +a). npm start creates the database.'

/** @throws {Error} with a sentence when there is no database of this site. Creates none. */
export async function requireDatabase(url: string): Promise<void> {
  const isSqlite = databaseKind(url) === 'sqlite'
  let hasTables: boolean
  try {
    hasTables = isSqlite ? sqliteHasTables(sqliteFile(url)) : await postgresqlHasTables(url)
  } catch (error) {
    const own = (error as { code?: string }).code === undefined
    throw own ? error : new Error(`${locationOf(url)}: ${describeError(error)}`, { cause: error })
  }
  if (!hasTables) throw new Error(`${locationOf(url)} is not a database of this site. ${advice}`)
}

function sqliteHasTables(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new Error(`There is no database at ${file}. ${advice}`)
  if (!found.isFile()) throw new Error(`${file} is not a file. ${advice}`)
  // Opening an empty file would delete the write-ahead log next to it, which may be recoverable.
  if (found.size === 0) return false
  // Not read-only: a read-only connection leaves extra files beside the database.
  const database = new Sqlite(file, { fileMustExist: true, timeout: 5_000 })
  try {
    const query = `SELECT count(*) FROM sqlite_master WHERE name IN ('_prisma_migrations', 'User')`
    return database.prepare(query).pluck().get() === 2
  } finally {
    database.close()
  }
}

async function postgresqlHasTables(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The query fails too; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ has: boolean }>(
      `SELECT to_regclass('"User"') IS NOT NULL AND to_regclass('_prisma_migrations') IS NOT NULL AS has`,
    )
    return rows[0]?.has ?? false
  } finally {
    await client.end()
  }
}
