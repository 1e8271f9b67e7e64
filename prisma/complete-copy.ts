import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { describeError } from '../app/database/errors.server'
import { syncToDisk } from '../app/runtime/sync-to-disk.server'

/** The absolute paths of the database and its backup; throws when it is not SQLite, or both are the same. */
export function bothFiles(databaseUrl: string, place: string): { database: string; copy: string } {
  if (databaseKind(databaseUrl) !== 'sqlite')
    throw new Error('This is for SQLite databases; PostgreSQL has pg_dump and pg_restore.')
  const files = { database: sqliteFile(databaseUrl), copy: path.resolve(place) }
  const { database, copy } = files
  const own = [database, `${database}-wal`, `${database}-shm`, `${database}-journal`]
  if (own.some((file) => isSame(file, copy))) throw new Error(`${place} is the database itself.`)
  if (statSync(copy, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${place} is a folder; name a file.`)
  return files
}

// True also if one of the paths is or contains a link.
function isSame(file: string, other: string) {
  const [one, two] = [file, other].map((each) => statSync(each, { throwIfNoEntry: false }))
  return file === other || (one && two && one.dev === two.dev && one.ino === two.ino)
}

/**
 * Copies a SQLite database without blocking writers to a private, synced file next to `place`; returns its name.
 * @param spare the bytes that must stay free on the disk
 */
export async function completeCopy(file: string, place: string, spare = 0): Promise<string> {
  const copy = `${place}.${process.pid}.part`
  try {
    statSync(file)
    removeUnfinished(place)
    requireRoom(file, place, spare)
    // Created with its mode first, so that nobody else can open it.
    closeSync(openSync(copy, 'w', 0o600))
    await copyAll(file, copy)
    joinJournal(copy)
    syncToDisk(copy)
    return copy
  } catch (error) {
    removeCopy(copy)
    throw new Error(`${file} was not copied to ${place}: ${describeError(error)}`, { cause: error })
  }
}

/** Creates the folder of a file. Returns a function that removes the created folders that are still empty. */
export function makeFolderOf(file: string): () => void {
  const folder = path.dirname(file)
  const first = mkdirSync(folder, { recursive: true })
  return () => {
    if (!first) return
    try {
      for (let made = folder; made.startsWith(first); made = path.dirname(made)) rmdirSync(made)
    } catch {
      return
    }
  }
}

/** Deletes a failed copy and SQLite's files beside it. */
export function removeCopy(copy: string): void {
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(copy + rest, { force: true })
}

// The name of a copy that the site makes by itself.
const nightly = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/

// Deletes the files that an interrupted command left. Copies of other nights have other names.
function removeUnfinished(place: string) {
  const [folder, own] = [path.dirname(place), path.basename(place)]
  for (const other of readdirSync(folder)) {
    const [, name = '', pid] = /^(.+)\.(\d+)\.part(?:-journal|-wal|-shm)?$/.exec(other) ?? []
    const isKin = name === own || (nightly.test(name) && nightly.test(own))
    // After a container has started again, its processes have the same ids.
    const isOver = Number(pid) === process.pid || !isRunning(Number(pid))
    if (isKin && isOver) rmSync(path.join(folder, other), { force: true })
  }
}

// A disk that a copy has filled up takes no more writes of the site.
function requireRoom(file: string, place: string, spare: number) {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  const needed = statSync(file).size + (log?.size ?? 0) + spare
  const { bavail, bsize } = statfsSync(path.dirname(place))
  if (bavail * bsize < needed)
    throw new Error(
      `its disk has ${inMegabytes(bavail * bsize)} free, and needs ${inMegabytes(needed)}`,
    )
}

function inMegabytes(bytes: number) {
  return `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`
}

/** True while a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function copyAll(file: string, copy: string) {
  // Not read-only: a read-only connection leaves extra files beside the database.
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    // All pages in one step: otherwise each write to the database would restart the copy.
    await database.backup(copy, { progress: () => 0x7fffffff })
  } finally {
    database.close()
  }
}

// Without a write-ahead log, so that the copy is a single file.
function joinJournal(copy: string) {
  const database = new Sqlite(copy)
  try {
    database.pragma('journal_mode = DELETE')
    const [{ integrity_check: found }] = database.pragma('integrity_check(1)') as [
      { integrity_check: string },
    ]
    if (found !== 'ok') throw new Error(`it is damaged: ${found}`)
  } finally {
    database.close()
  }
}
