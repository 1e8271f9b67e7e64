import { existsSync, renameSync } from 'node:fs'
import { reserve } from '../app/database/sqlite.server'
import { syncFolderOf } from '../app/runtime/sync-to-disk.server'
import { bothFiles, completeCopy, makeFolderOf, removeCopy } from './complete-copy'
import { requireDatabase } from './require-database'

/**
 * Backs up the SQLite database, also while the site runs; returns the absolute paths of both.
 * @param overwrite whether the backup may replace a file
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
  const removeFolder = makeFolderOf(copy)
  let complete: string | undefined
  try {
    complete = await completeCopy(database, copy, reserve)
    renameSync(complete, copy)
    syncFolderOf(copy)
    return files
  } catch (error) {
    if (complete) removeCopy(complete)
    removeFolder()
    throw error
  }
}
