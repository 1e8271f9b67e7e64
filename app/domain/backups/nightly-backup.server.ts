import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseKind } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { hour, minute } from '../durations'

const night = 3
const interval = 15 * minute
const name = /^site-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.db$/

// Copying would block the event loop: a process of its own does it, the operator's command.
const isSource = import.meta.url.endsWith('.ts')
const command = isSource
  ? ['--import', 'tsx', builtOrSource('../../../tools/commands/backup.ts')]
  : [builtOrSource('../backup.js')]

function builtOrSource(file: string) {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * Copies the SQLite database into a folder: once a night, and at once where the last night has no copy. What fails is
 * logged and tried again.
 * @param keep how many copies stay, the newest ones
 * @returns a stop function
 */
export function startBackups(folder: string, keep: number): () => void {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') {
    log.warn(
      'BACKUP_DIR is for SQLite; for PostgreSQL let cron run: pg_dump --format=custom --file=<file> "$DATABASE_URL"',
    )
    return () => {}
  }
  const run = () =>
    copyIfDue(folder, keep).catch((error: unknown) =>
      log.error({ reason: (error as Error).message }, 'the database was not copied'),
    )
  void run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}

async function copyIfDue(folder: string, keep: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  if (!isDue(now, lastCopyIn(folder))) return
  const file = path.join(folder, nameAt(now))
  await promisify(execFile)(process.execPath, [...command, file])
  for (const old of copiesIn(folder).slice(keep)) rmSync(path.join(folder, old))
  log.info({ file }, 'database copied')
}

/** Whether a copy is missing since the last night, at three by the server's clock. */
export function isDue(now: Date, lastCopy: Date | null): boolean {
  const lastNight = new Date(now)
  lastNight.setHours(night, 0, 0, 0)
  if (lastNight > now) lastNight.setDate(lastNight.getDate() - 1)
  return lastCopy === null || lastCopy < lastNight
}

function nameAt(time: Date) {
  return `site-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** When the newest copy in a folder was begun, by its name; null without one. */
function lastCopyIn(folder: string): Date | null {
  const [newest] = copiesIn(folder)
  return newest ? new Date(newest.replace(name, '$1:$2:$3Z')) : null
}

// Newest first.
function copiesIn(folder: string) {
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .reverse()
}

/** For how many nights a copy is kept; null where the site makes none. */
export function nightsKept(): number | null {
  const isCopied = env.BACKUP_DIR && databaseKind(env.DATABASE_URL) === 'sqlite'
  return isCopied ? env.BACKUP_KEEP : null
}

/** How old the last copy is; infinity where there is none yet, null where none is wanted. */
export function hoursSinceCopy(now = new Date()): number | null {
  if (!env.BACKUP_DIR || nightsKept() === null) return null
  const last = lastCopyIn(env.BACKUP_DIR)
  return last ? (now.getTime() - last.getTime()) / hour : Infinity
}
