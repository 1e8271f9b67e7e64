import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { bothFiles, completeCopy, keepName } from './complete-copy'

/**
 * Writes a copy of the SQLite database, also while the site runs. An older copy of that name is replaced when the new
 * one is complete.
 * @param databaseUrl `file:…`
 * @param place where the copy shall be; its folder is made
 * @returns the copy's absolute path
 * @throws {Error} in words: not SQLite, no database there, `place` is the database itself, damaged, no room
 */
export async function backUp(databaseUrl: string, place: string): Promise<string> {
  const { database, copy } = bothFiles(databaseUrl, place)
  mkdirSync(path.dirname(copy), { recursive: true })
  renameSync(await completeCopy(database, copy), copy)
  keepName(copy)
  return copy
}
