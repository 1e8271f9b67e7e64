import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseKind } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { runRegularly } from '~/runtime/run-regularly.server'
import { day, hour, minute } from '../durations'

const night = 3
const interval = 15 * minute
const name = /^site-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.db$/

// Copying would block the event loop, so the operator's command does it in its own process.
const isSource = import.meta.url.endsWith('.ts')
const command = isSource
  ? ['--import', 'tsx', builtOrSource('../../../tools/commands/backup.ts')]
  : [builtOrSource('../backup.js')]

function builtOrSource(file: string) {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * Copies the SQLite database into a folder every few hours, counted from the night, and at once when the last copy is
 * missing. Failures are logged, and the copy is tried again. On PostgreSQL it only makes the folder,
 * and deletes the copies of a former SQLite database.
 * @param everyHours 24 for once a night
 * @param keep the number of days for which a copy is kept
 * @returns a stop function
 */
export function startBackups(folder: string, everyHours: number, keep: number): () => void {
  const isSqlite = databaseKind(env.DATABASE_URL) === 'sqlite'
  if (!isSqlite)
    log.warn(
      'BACKUP_DIR is for SQLite; for PostgreSQL let cron run pg_dump, and delete copies older than BACKUP_KEEP days (docs/operating.md)',
    )
  // A large database may take longer than the interval.
  let isCopying = false
  const copy = async () => {
    // On PostgreSQL pg_dump needs the folder too.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isSqlite) return removeFormer(folder, keep)
    if (isCopying) return
    isCopying = true
    await copyIfDue(folder, everyHours, keep).finally(() => (isCopying = false))
  }
  return runRegularly(copy, interval, 'the database was not copied')
}

// Copies of the SQLite database from before the move to PostgreSQL.
function removeFormer(folder: string, keep: number) {
  const now = new Date()
  for (const copy of copiesIn(folder, now))
    if (now.getTime() - timeOf(copy).getTime() > keep * day) rmSync(path.join(folder, copy))
}

async function copyIfDue(folder: string, everyHours: number, keep: number) {
  const now = new Date()
  if (!isBackupDue(now, lastCopyIn(folder, now), everyHours)) return
  const file = path.join(folder, nameAt(now))
  const removeOld = () => {
    for (const old of expiredCopies(copiesIn(folder, now), keep)) rmSync(path.join(folder, old))
  }
  // Also before it, to make room.
  removeOld()
  await promisify(execFile)(process.execPath, [...command, file])
  removeOld()
  log.info({ file }, 'database copied')
}

/**
 * True when a copy is missing since the last scheduled hour: three at night by the server's clock, and every few
 * hours after it.
 */
export function isBackupDue(now: Date, lastCopy: Date | null, everyHours: number): boolean {
  const lastNight = new Date(now)
  lastNight.setHours(night, 0, 0, 0)
  if (lastNight > now) lastNight.setDate(lastNight.getDate() - 1)
  // A day has 25 hours when the clocks are set back.
  const passed = Math.floor((now.getTime() - lastNight.getTime()) / (everyHours * hour))
  const lastHour = everyHours === 24 ? 0 : passed * everyHours * hour
  return lastCopy === null || lastCopy.getTime() < lastNight.getTime() + lastHour
}

/**
 * Returns the copies to delete. Of the last day the newest copy of every hour stays; of earlier days the newest of
 * every day. Days without a copy do not count, so that a site that was switched off loses no copies.
 * @param copies the names of the copies, newest first
 * @param keep the number of days to keep
 */
export function expiredCopies(copies: string[], keep: number): string[] {
  const [newest] = copies
  if (!newest) return []
  const dayBefore = timeOf(newest).getTime() - 24 * hour
  const [hours, days] = [new Set<string>(), new Set<string>()]
  return copies.filter((copy) => {
    const [day, hourOfDay] = [
      copy.slice(0, 'site-2026-01-31'.length),
      copy.slice(0, 'site-2026-01-31T03'.length),
    ]
    const isFirstOfDay = !days.has(day)
    const isFirstOfHour = !hours.has(hourOfDay)
    days.add(day)
    hours.add(hourOfDay)
    const isKept = timeOf(copy).getTime() > dayBefore ? isFirstOfHour : isFirstOfDay
    return !isKept || days.size > keep
  })
}

function nameAt(time: Date) {
  return `site-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** Returns the start time of the newest copy in a folder, by its name; null without a copy. */
export function lastCopyIn(folder: string, now: Date): Date | null {
  const [newest] = copiesIn(folder, now)
  return newest ? timeOf(newest) : null
}

function timeOf(copy: string) {
  return new Date(copy.replace(name, '$1:$2:$3Z'))
}

const clockError = 5 * minute

// Newest first. Leaves out copies dated in the future by a wrong clock. One of them would count as the newest, and no
// other copy would be made.
function copiesIn(folder: string, now: Date) {
  return readdirSync(folder)
    .filter((file) => name.test(file) && timeOf(file).getTime() <= now.getTime() + clockError)
    .sort()
    .reverse()
}

/**
 * Returns the number of days for which copies are kept; null without `BACKUP_DIR`. On PostgreSQL the operator's timer
 * makes and deletes the copies (docs/operating.md).
 */
export function backupDays(): number | null {
  return env.BACKUP_DIR ? env.BACKUP_KEEP : null
}

/** Returns the age of the site's last copy in hours; Infinity when there is none yet, null when it makes none. */
export function hoursSinceCopy(now = new Date()): number | null {
  if (!env.BACKUP_DIR || databaseKind(env.DATABASE_URL) !== 'sqlite') return null
  const last = lastCopyIn(env.BACKUP_DIR, now)
  return last ? Math.max(0, now.getTime() - last.getTime()) / hour : Infinity
}
