import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { databaseKind, sqliteFile } from '../app/database/kind.server'
import { completeCopy, keepName } from './complete-copy'

/**
 * Writes a copy of the SQLite database, also while the site runs. An older copy of that name is replaced when the new
 * one is complete.
 * @param databaseUrl `file:…`
 * @param place where the copy shall be; its folder is made
 * @returns the copy's absolute path
 * @throws {Error} in words: not SQLite, no database there, `place` is the database itself, damaged, no room
 */
export async function backUp(databaseUrl: string, place: string): Promise<string> {
  if (databaseKind(databaseUrl) !== 'sqlite')
    throw new Error('This copies SQLite databases; PostgreSQL has pg_dump.')
  const database = sqliteFile(databaseUrl)
  const wanted = path.resolve(place)
  if (wanted === database) throw new Error(`${place} is the database itself.`)
  mkdirSync(path.dirname(wanted), { recursive: true })
  renameSync(await completeCopy(database, wanted), wanted)
  keepName(wanted)
  return wanted
}
