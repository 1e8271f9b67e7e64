import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transport } from './transport.server'

/**
 * Keeps mails as files where there is no mail server; only this user can read them, for they hold links
 * that open accounts. A mail has one file, however often it is kept.
 * @param folder made when missing
 */
export function folderTransport(folder: string): Transport {
  return {
    async deliver({ id, kind, message }) {
      const file = path.join(folder, `${id}-${kind}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { file }
    },
    close() {},
  }
}
