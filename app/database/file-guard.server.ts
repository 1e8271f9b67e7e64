import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../runtime/log.server'
import { StorageError, type StorageProblem } from './storage-error.server'

/** How much room a disk must have left for anything to be written, in bytes: for logs, mails and the way back. */
export const reserve = 64 * 1024 * 1024

const checkedEvery = 1000

/**
 * Makes the check that comes before each write to an open SQLite file. It looks at the disk once a second at most.
 * @param file the database, open already
 * @param room in bytes; with less the site is read-only
 * @returns a function that throws a StorageError when the file or its write-ahead log was deleted or replaced, in which
 *   case a write would be acknowledged and lost, or when the disk is nearly full
 */
export async function guardFile(file: string, room = reserve): Promise<() => Promise<void>> {
  const opened = await inodeOf(file)
  let wal: string | null = null
  let trouble: StorageProblem | null = null
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null

  async function check() {
    wal ??= await inodeOf(`${file}-wal`)
    const found = await troubleOf()
    if (found && found !== trouble) log.error({ file, trouble: found }, 'writes are refused')
    if (!found && trouble) log.info({ file }, 'writes are taken again')
    trouble = found
    checkedAt = performance.now()
  }

  async function troubleOf() {
    if ((await inodeOf(file)) !== opened) return 'replaced'
    if (wal && (await inodeOf(`${file}-wal`)) !== wal) return 'replaced'
    return (await hasRoom(path.dirname(file), room)) ? null : 'full'
  }

  return async () => {
    if (performance.now() - checkedAt >= checkedEvery)
      await (checking ??= check().finally(() => (checking = null)))
    if (trouble) throw new StorageError(trouble, file)
  }
}

async function inodeOf(file: string) {
  try {
    const { dev, ino } = await stat(file, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

// File systems that keep no count say that they have no blocks at all.
async function hasRoom(folder: string, room: number) {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 || bavail * bsize >= room
  } catch {
    return true
  }
}
