import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '~/runtime/log.server'
import type { Transport } from './transport.server'

/** Writes mails to files, one per mail, readable only by this user because they contain sign-in links. */
export function folderTransport(folder: string): Transport {
  return {
    async deliver({ name, kind, message }) {
      const file = path.join(folder, `${name}-${kind}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { file }
    },
    close() {},
  }
}

/**
 * Deletes mail files last written before a time; returns their number. Files that cannot be deleted are logged and
 * stay.
 */
export async function deleteFilesBefore(time: Date, folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log.warn({ reason: error.code }, 'the mail folder cannot be read')
    return []
  })
  let deleted = 0
  for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
    deleted += await deleteIfBefore(time, path.join(folder, name))
  }
  return deleted
}

async function deleteIfBefore(time: Date, file: string) {
  try {
    const found = await lstat(file)
    if (!found.isFile() || found.mtime >= time) return 0
    await rm(file)
    return 1
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException
    // Another process may have deleted the file.
    if (reason !== 'ENOENT') log.warn({ reason }, 'an old mail file could not be deleted')
    return 0
  }
}
