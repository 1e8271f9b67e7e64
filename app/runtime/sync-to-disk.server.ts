import { closeSync, fsyncSync, openSync } from 'node:fs'
import path from 'node:path'

/** Syncs a file or a folder to disk. */
export function syncToDisk(file: string): void {
  const open = openSync(file, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

/** Syncs the folder of a file that was created or renamed, so that its name survives a power cut. */
export function syncFolderOf(file: string): void {
  syncToDisk(path.dirname(file))
}
