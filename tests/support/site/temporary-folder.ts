import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates an empty folder outside the repository. The end of this process removes it too, also an end by SIGTERM.
 * @returns its path, and a function that removes the folder with its contents
 */
export function temporaryFolder(parent = tmpdir()): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(parent, 'xx-health-test-'))
  const end = () => process.exit(143)
  const sweep = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', sweep)
  process.once('SIGTERM', end)
  const remove = () => {
    process.off('exit', sweep)
    process.off('SIGTERM', end)
    sweep()
  }
  return { folder, remove }
}

/**
 * Creates a temporary folder for test databases. It is in memory if Linux has enough room there, because every write to
 * a database waits for the disk. Data written by a killed process stays there as on a disk.
 */
export function databaseFolder(): ReturnType<typeof temporaryFolder> {
  return temporaryFolder(hasRoom(memory) ? memory : tmpdir())
}

const memory = '/dev/shm'
const room = 2 * 1024 ** 3

// Containers have 64 MB there by default.
function hasRoom(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    return false
  }
}
