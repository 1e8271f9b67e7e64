import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import Sqlite from 'better-sqlite3'
import { syncFolderOf, syncToDisk } from '../app/runtime/sync-to-disk.server'
import { bothFiles, completeCopy, makeFolderOf, removeCopy } from './complete-copy'
import { lockAlone } from './lock-alone'
import {
  migrationsFolder,
  pendingMigrations,
  readMigrations,
  type Recorded,
} from './migration-files'

/**
 * Replaces the SQLite database with a backup; the former one is kept next to it. The next start migrates an older
 * backup.
 * @param place a file that `backUp` wrote
 * @returns where the former database is, or null; throws without changes when the backup is damaged, not of this site
 * or version, or the site runs
 */
export async function restore(databaseUrl: string, place: string): Promise<string | null> {
  const { database, copy } = bothFiles(databaseUrl, place)
  if (statSync(database, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${database} is a folder, not a database; check DATABASE_URL.`)
  // Before the database's folder is created.
  if (!existsSync(copy)) throw new Error(`${place} was not restored: there is no such file.`)
  const removeFolder = makeFolderOf(database)
  let incoming: string | undefined
  try {
    incoming = await completeCopy(copy, database)
    rejectCrossSite(incoming, copy)
    return replace(database, incoming)
  } catch (error) {
    if (incoming) removeCopy(incoming)
    removeFolder()
    throw error
  }
}

function rejectCrossSite(file: string, name: string) {
  const database = new Sqlite(file)
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
    keepFormer(database, former)
    matchOwner(incoming, database)
    return put(incoming, database, former)
  } catch (error) {
    // The database was not moved.
    removeCopy(former)
    throw error
  } finally {
    lock?.close()
  }
}

// Not a copy: reading and closing the file in this process would drop SQLite's lock.
function keepFormer(database: string, former: string) {
  try {
    linkSync(database, former)
  } catch {
    // Some file systems have no links.
    copyFileSync(database, former)
    syncToDisk(former)
  }
}

// The operator's user may differ from the site's, which must be able to open the file.
function matchOwner(file: string, other: string) {
  const { uid, gid, mode } = statSync(other)
  chownSync(file, uid, gid)
  chmodSync(file, mode & 0o777)
}

// A file too damaged for a lock is unused as well.
function lockOf(file: string) {
  const database = new Sqlite(file, { timeout: 1000 })
  try {
    lockAlone(database)
    return database
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code === undefined) throw error
    return null
  }
}

// A log left by another database would be replayed into this one.
function put(incoming: string, database: string, former: string | null) {
  for (const rest of ['-wal', '-shm'].filter((rest) => existsSync(database + rest))) {
    if (former) copyFileSync(database + rest, former + rest)
    rmSync(database + rest)
  }
  renameSync(incoming, database)
  syncFolderOf(database)
  return former
}
