import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseKind, sqliteFile } from '../app/database/kind.server'

/**
 * The two files of a backup.
 * @returns the absolute paths of the database and of its copy
 * @throws {Error} in words when the database is not SQLite, or both are one
 */
export function bothFiles(databaseUrl: string, place: string): { database: string; copy: string } {
  if (databaseKind(databaseUrl) !== 'sqlite')
    throw new Error('This is for SQLite databases; PostgreSQL has pg_dump and pg_restore.')
  const files = { database: sqliteFile(databaseUrl), copy: path.resolve(place) }
  if (files.copy === files.database) throw new Error(`${place} is the database itself.`)
  return files
}

/**
 * Copies a SQLite database into one new file beside `place`, for its owner's eyes only, checked and on the disk. One
 * that is in use is copied as it was at one moment; its writers need not wait.
 * @param file the database
 * @returns the copy's name; it is the caller's to rename it into place
 * @throws {Error} in words when the file is missing, is no database, is damaged, or the copy cannot be written
 */
export async function completeCopy(file: string, place: string): Promise<string> {
  removeUnfinished(place)
  const copy = `${place}.${process.pid}.part`
  try {
    // There with its mode before anything is in it: nobody else reads on meanwhile.
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

// A command that was killed leaves its part behind; the next one takes it away.
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
    // All pages in one step: with a pause between two, each change of the database would begin the copy anew.
    await database.backup(copy, { progress: () => 0x7fffffff })
  } finally {
    database.close()
  }
}

// A copy of a database with a write-ahead log wants one too; without it, it is one file that can be carried about.
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

/** Has a file, or a folder's list of files, written to the disk. */
export function keep(place: string): void {
  const open = openSync(place, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

/** Has the folder of a file that was renamed written to the disk. */
export function keepName(file: string): void {
  keep(path.dirname(file))
}
