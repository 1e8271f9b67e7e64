import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

const realTables = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`

/** Checks a file over a new connection; never open it otherwise (https://www.sqlite.org/howtocorrupt.html, 2.2). */
export function probeSqlite(file: string): void {
  // Opening an empty file would delete the write-ahead log next to it, which may be recoverable.
  if (statSync(file).size === 0) throw new Error(`${file} is empty`)
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5 })
  try {
    const tables = database.prepare<[], string>(realTables).pluck().all()
    if (!tables.includes('User')) throw new Error(`${file} has lost its tables`)
    for (const name of tables) database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get()
  } finally {
    database.close()
  }
}
