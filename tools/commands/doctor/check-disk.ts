import { existsSync, statfsSync, statSync } from 'node:fs'
import { reserve } from '~/database/sqlite.server'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'
import { writtenFolders } from './written-folders'

const comfortable = 1024 ** 3

/** Checks whether the disk has room for the site's data and backups. */
export function checkDisk(): Finding[] {
  const folders = writtenFolders().filter((folder) => existsSync(folder))
  return folders.map((folder) => roomIn(folder))
}

function roomIn(folder: string) {
  const { blocks, bavail, bsize } = statfsSync(folder)
  // Some file systems report zero blocks.
  if (blocks === 0) return fine(`${folder} does not say how much room it has`)
  const room = bavail * bsize
  const found = `${folder} has ${megabytes(room)} free`
  if (room < reserve)
    return wrong(`${found}: the site no longer writes anything`, 'Make room, or move it.')
  if (room < comfortable + databaseSize())
    return note(found, 'Leave room for a copy of the database and another gigabyte.')
  return fine(found)
}

function databaseSize() {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return 0
  const file = sqliteFile(env.DATABASE_URL)
  return existsSync(file) ? statSync(file).size : 0
}

function megabytes(bytes: number) {
  return `${Math.floor(bytes / 1024 ** 2).toLocaleString('en')} MB`
}
