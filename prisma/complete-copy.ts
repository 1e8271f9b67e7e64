import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseKind, sqliteFile } from '../app/database/kind.server'

/** The absolute paths of the database and its backup; throws when it is not SQLite, or both are the same. */
export function bothFiles(databaseUrl: string, place: string): { database: string; copy: string } {
  if (databaseKind(databaseUrl) !== 'sqlite')
    throw new Error('This is for SQLite databases; PostgreSQL has pg_dump and pg_restore.')
  const files = { database: sqliteFile(databaseUrl), copy: path.resolve(place) }
  if (files.copy === files.database) throw new Error(`${place} is the database itself.`)
  return files
}

/** Copies a SQLite database without blocking writers to a private, synced file next to `place`; returns its name. */
export async function completeCopy(file: string, place: string): Promise<string> {
  removeUnfinished(place)
  const copy = `${place}.${process.pid}.part`
  try {
    // Created with its mode first, so that nobody else can open it.
    closeSync(openSync(copy, 'w', 0o600))
    await copyAll(file, copy)
    joinJournal(copy)
    keep(copy)
    return copy
  } catch (error) {
    rmSync(copy, { force: true })
    throw new Error(`${file} was not copied: ${(error as Error).message}.`, { cause: error })
  }
}

// Deletes what an interrupted command left.
function removeUnfinished(place: string) {
  const [folder, name] = [path.dirname(place), path.basename(place)]
  for (const other of readdirSync(folder)) {
    if (!other.startsWith(`${name}.`)) continue
    const pid = /^\.(\d+)\.part(-journal|-wal|-shm)?$/.exec(other.slice(name.length))?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, other), { force: true })
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function copyAll(file: string, copy: string) {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true })
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
    if (found !== 'ok') throw new Error(found)
  } finally {
    database.close()
  }
}

/** Syncs a file or a directory to disk. */
export function keep(place: string): void {
  const open = openSync(place, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

/** Syncs the directory of a renamed file to disk. */
export function keepName(file: string): void {
  keep(path.dirname(file))
}
