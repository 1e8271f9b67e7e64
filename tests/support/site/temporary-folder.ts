import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes an empty folder of one's own, outside the repository. The end of this process removes it
 * too, also one by SIGTERM.
 * @returns its path, and the function that removes it with all it holds
 */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'xx-health-test-'))
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
