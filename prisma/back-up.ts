import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { bothFiles, completeCopy, keepName } from './complete-copy'

/** Backs up the SQLite database, also while the site runs; returns the backup's absolute path. */
export async function backUp(databaseUrl: string, place: string): Promise<string> {
  const { database, copy } = bothFiles(databaseUrl, place)
  mkdirSync(path.dirname(copy), { recursive: true })
  renameSync(await completeCopy(database, copy), copy)
  keepName(copy)
  return copy
}
