import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { bothFiles, completeCopy, keepName, removeCopy } from './complete-copy'
import { requireDatabase } from './require-database'

/**
 * Backs up the SQLite database, also while the site runs; returns the absolute paths of both.
 * @param overwrite whether the backup may take the place of a file
 */
export async function backUp(
  databaseUrl: string,
  place: string,
  { overwrite }: { overwrite: boolean },
): Promise<{ database: string; copy: string }> {
  const files = bothFiles(databaseUrl, place)
  const { database, copy } = files
  await requireDatabase(databaseUrl)
  if (existsSync(copy) && !overwrite)
    throw new Error(`${place} exists already. Name another file, or add --overwrite.`)
  mkdirSync(path.dirname(copy), { recursive: true })
  const complete = await completeCopy(database, copy)
  try {
    renameSync(complete, copy)
    keepName(copy)
    return files
  } catch (error) {
    removeCopy(complete)
    throw error
  }
}
