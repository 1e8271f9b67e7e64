import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { isRunning } from '../../prisma/complete-copy'
import { restore } from '../../prisma/restore'
import { countRows } from './check-backup/count-rows'
import { readSite } from './check-backup/read-site'
import { requireSecret } from './run'
import { runWithFile } from './run-with-file'
import { describeUnreadable, readSealedRows } from './sealed-rows'

/** Starts a site from the backup named on the command line, in a separate folder, and reads its pages. */
await runWithFile('check-backup', [], async (file) => {
  requireSecret()
  removeUnfinished()
  const folder = mkdtempSync(path.join(tmpdir(), `check-backup-${process.pid}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  try {
    const database = path.join(folder, 'app.db')
    await restore(`file:${database}`, file)
    const counts = countRows(database)
    process.stdout.write('The copy is intact. Starting a site from it …\n')
    const seconds = await readSite(folder)
    const closed = await readUnreadable(database)
    if (closed)
      throw new Error(`${file}: ${closed}. Run this with the session-secret of that time.`)
    return `${counts}. A site from ${file} was ready after ${seconds} seconds, and its list and newest public post can be read.`
  } finally {
    remove()
  }
})

// Reads the copy after its migration.
async function readUnreadable(file: string) {
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    return describeUnreadable(await readSealedRows((sql) => database.prepare(sql).pluck().get()))
  } finally {
    database.close()
  }
}

// Deletes what a killed command left: a whole database.
function removeUnfinished() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^check-backup-(\d+)-/.exec(name) ?? []
    const folder = path.join(tmpdir(), name)
    const isOwn = lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
    // After a container has started again, its processes have the same ids.
    const isOver = Number(pid) === process.pid || !isRunning(Number(pid))
    if (pid && isOwn && isOver) rmSync(folder, { recursive: true, force: true })
  }
}
