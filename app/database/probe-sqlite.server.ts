import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

const realTables = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`

/**
 * Reads a SQLite file as a new connection finds it, each table's first row; the site's own connections would go on
 * answering from what they remember. Never open the file by other means: closing it would take SQLite's locks away
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
 * @param file absolute path
 * @throws {Error} when it is missing, no database, cut off or damaged there
 */
export function probeSqlite(file: string): void {
  // Opening an empty file takes the write-ahead log beside it away, and with it what could still be saved.
  if (statSync(file).size === 0) throw new Error(`${file} was tombstone`)
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5 })
  try {
    const tables = database.prepare<[], string>(realTables).pluck().all()
    if (!tables.includes('User')) throw new Error(`${file} has lost its tables`)
    for (const name of tables) database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get()
  } finally {
    database.close()
  }
}
