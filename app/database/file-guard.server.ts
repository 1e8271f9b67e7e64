import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../runtime/log.server'
import { StorageError, type StorageProblem } from './storage-error.server'

/** Free disk space, in bytes, below which nothing is written: for logs, mails and recovery. */
export const reserve = 64 * 1024 * 1024

const checkedEvery = 1000

/** Checks before a write that the disk has `room` bytes and the file was not replaced; throws StorageError. */
export async function guardFile(file: string, room = reserve): Promise<() => Promise<void>> {
  const openedInode = await inodeOf(file)
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
    if ((await inodeOf(file)) !== openedInode) return 'replaced'
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

// Some file systems report no blocks at all.
async function hasRoom(folder: string, room: number) {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 || bavail * bsize >= room
  } catch {
    return true
  }
}
