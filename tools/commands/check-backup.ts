import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { restore } from '../../prisma/restore'
import { readContents } from './check-backup/read-contents'
import { readSite } from './check-backup/read-site'
import { requireSecret } from './run'
import { runWithFile } from './run-with-file'

/** Starts a site from the backup named on the command line, in a separate folder, and reads its pages. */
await runWithFile('check-backup', [], async (file) => {
  requireSecret()
  const folder = mkdtempSync(path.join(tmpdir(), 'check-backup-'))
  try {
    const database = path.join(folder, 'app.db')
    await restore(`file:${database}`, file)
    const contents = readContents(database)
    process.stdout.write('The copy is intact. Starting a site from it …\n')
    const seconds = await readSite(folder, contents.newestPost)
    return `${contents.counts}. A site from ${file} was ready after ${seconds} seconds, and its list and newest post can be read.`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
