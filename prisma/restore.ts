import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { bothFiles, completeCopy, keep, keepName } from './complete-copy'
import {
  migrationsFolder,
  pendingMigrations,
  readMigrations,
  type Recorded,
} from './migration-files'

/**
 * Puts a copy in the place of the SQLite database; what stood there is kept beside it. The next start brings an older
 * copy up to date.
 * @param databaseUrl `file:…`
 * @param place a file that `backUp` wrote
 * @returns where the database that was replaced is now, null when there was none
 * @throws {Error} in words, with nothing changed: not SQLite, the copy is missing, damaged (also in what
 *   its rows refer to), not this site's or of a
 *   newer version, or the site runs
 */
export async function restore(databaseUrl: string, place: string): Promise<string | null> {
  const { database, copy } = bothFiles(databaseUrl, place)
  mkdirSync(path.dirname(database), { recursive: true })
  const incoming = await completeCopy(copy, database)
  try {
    refuseForeign(incoming, copy)
    return replace(database, incoming)
  } catch (error) {
    rmSync(incoming, { force: true })
    throw error
  }
}

function refuseForeign(file: string, name: string) {
  const database = new Sqlite(file, { readonly: true })
  try {
    const history = 'SELECT name FROM sqlite_master WHERE name = ?'
    if (!database.prepare(history).get('_prisma_migrations'))
      throw new Error(`${name} is not a copy of this site's database.`)
    const recorded = database.prepare<[], Recorded>('SELECT * FROM "_prisma_migrations"').all()
    pendingMigrations(readMigrations(migrationsFolder('sqlite')), recorded)
    refuseBrokenReferences(database, name)
  } finally {
    database.close()
  }
}

function refuseBrokenReferences(database: Sqlite.Database, name: string) {
  const broken = database.pragma('foreign_key_check') as { table: string }[]
  if (!broken.length) return
  const tables = [...new Set(broken.map(({ table }) => table))].join(', ')
  throw new Error(`${name} is damaged: rows of ${tables} refer to rows that do not exist.`)
}

function replace(database: string, incoming: string) {
  if (!existsSync(database)) return put(incoming, database, null)
  const former = `${database}.${Date.now()}.replaced`
  const lock = lockOf(database)
  try {
    copyFileSync(database, former)
    keep(former)
    belongAs(incoming, database)
    return put(incoming, database, former)
  } finally {
    lock?.close()
  }
}

// Whoever runs this command need not be who runs the site, which has to open the file afterwards.
function belongAs(file: string, other: string) {
  const { uid, gid, mode } = statSync(other)
  chownSync(file, uid, gid)
  chmodSync(file, mode & 0o777)
}

// Only the last connection may take the write-ahead log away: who succeeds is alone, and all is in one file. One
// that is too damaged for that is not in use either.
function lockOf(file: string) {
  const database = new Sqlite(file, { timeout: 1000 })
  try {
    database.pragma('journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw new Error('The database is in use; stop the site first.', { cause: error })
  }
}

// A log that was left behind by another database would be played into this one.
function put(incoming: string, database: string, former: string | null) {
  for (const rest of ['-wal', '-shm'].filter((rest) => existsSync(database + rest))) {
    if (former) copyFileSync(database + rest, former + rest)
    rmSync(database + rest)
  }
  renameSync(incoming, database)
  keepName(database)
  return former
}
