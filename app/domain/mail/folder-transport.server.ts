import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transport } from './transport.server'

/** Writes mails to files, one per mail, readable only by this user because they contain sign-in links. */
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
