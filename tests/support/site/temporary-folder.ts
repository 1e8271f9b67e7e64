import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes an empty folder of one's own, outside the repository. The end of this process removes it
 * too, also one by SIGTERM.
 * @returns its path, and the function that removes it with all it holds
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
 * Such a folder for databases of tests: in memory, where Linux has room for it, because every write to a database waits
 * for the disk. What a killed process has written stays there as it does on a disk.
 */
export function databaseFolder(): ReturnType<typeof temporaryFolder> {
  return temporaryFolder(hasRoom(memory) ? memory : tmpdir())
}

const memory = '/dev/shm'
const room = 2 * 1024 ** 3

// Containers have 64 MB there unless told otherwise.
function hasRoom(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    return false
  }
}
