import { spawnSync } from 'node:child_process'
import { readdirSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  hoursSinceCopy,
  isBackupDue,
  lastCopyIn,
  backupDays,
  startBackups,
  expiredCopies,
} from '~/domain/backups/nightly-backup.server'
import { log } from '~/runtime/log.server'
import { completeCopy } from '../../../prisma/complete-copy'
import { temporaryFolder } from '../../support/site/temporary-folder'
import { withSettings } from '../../support/with-settings'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test.each([
  ['without any copy', at(22, 1), null, true],
  ['before the night, with one of the last', at(22, 2), at(21, 3), false],
  ['after it', at(22, 4), at(21, 3), true],
  ['once it is made', at(22, 4), at(22, 3), false],
  ['after nights in which the machine was off', at(22, 15), at(19, 3), true],
])('%s', (_, now, lastCopy, expected) => {
  expect(isBackupDue(now, lastCopy, 24)).toBe(expected)
})

test.each([
  [1, at(22, 4), at(22, 3), true],
  [1, new Date(2026, 10, 22, 3, 59), at(22, 3), false],
  [1, at(22, 2), at(22, 1), true],
  [6, at(22, 8), at(22, 3), false],
  [6, at(22, 9), at(22, 3), true],
  [6, at(22, 2), at(21, 21), false],
  [5, at(22, 23), at(22, 18), true],
])('every %i hours, from three in the night on: %s after %s', (every, now, lastCopy, expected) => {
  expect(isBackupDue(now, lastCopy, every)).toBe(expected)
})

const copy = (day: number, hour: number, minute = 0) =>
  `site-${new Date(Date.UTC(2026, 10, day, hour, minute)).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

test('an hourly copy stays for a day, and of each day before it the newest', () => {
  const hourly = Array.from({ length: 24 * 5 }, (_, hours) => copy(22, 12 - hours))
  const gone = new Set(expiredCopies(hourly, 3))
  const kept = hourly.filter((each) => !gone.has(each))
  expect(kept.slice(0, 24)).toEqual(hourly.slice(0, 24))
  // The newest copy of the 21st is among those. The days before it are not within the last three.
  expect(kept.slice(24)).toEqual([copy(20, 23)])
})

test('a copy that a wrong clock dated in the future is not the last one', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(() => remove())
  for (const name of [copy(22, 3), copy(30, 3)]) writeFileSync(path.join(folder, name), '')
  const third = new Date(Date.UTC(2026, 10, 22, 3))
  expect(lastCopyIn(folder, new Date(third.getTime() + 86_400_000))).toEqual(third)
  expect(lastCopyIn(folder, new Date(third.getTime() - 60_000))).toEqual(third)
})

test('two of one hour, and nights in which there was none', () => {
  const nightly = [copy(22, 3, 30), copy(22, 3), copy(21, 3), copy(2, 3), copy(1, 3)]
  expect(expiredCopies(nightly, 3)).toEqual([copy(22, 3), copy(1, 3)])
  expect(expiredCopies([], 3)).toEqual([])
})

describe('a copy', () => {
  const source = (folder: string) => {
    const file = path.join(folder, 'app.db')
    new Sqlite(file).exec('CREATE TABLE cake (name TEXT)').close()
    return file
  }

  test('removes what killed copies of other nights left, and nothing else', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(() => remove())
    const { pid } = spawnSync(process.execPath, ['--version'])
    const others = [`${copy(21, 3)}.${process.ppid}.part`, `notes.db.${pid}.part`]
    for (const name of [`${copy(20, 3)}.${pid}.part`, `${copy(20, 3)}.${pid}.part-wal`, ...others])
      writeFileSync(path.join(folder, name), 'half')
    const made = await completeCopy(source(folder), path.join(folder, copy(22, 3)))
    expect(readdirSync(folder).sort()).toEqual(['app.db', path.basename(made), ...others].sort())
  })

  test('is not begun where the disk has no room for it', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(() => remove())
    const { bavail, bsize } = statfsSync(folder)
    const place = path.join(folder, copy(22, 3))
    await expect(completeCopy(source(folder), place, 2 * bavail * bsize)).rejects.toThrow(/MB free/)
    expect(readdirSync(folder)).toEqual(['app.db'])
  })

  test('is made alone, and first those that are too many go', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(() => remove())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const failed = vi.spyOn(log, 'error').mockReturnValue()
    for (const month of ['01', '02', '03'])
      writeFileSync(path.join(folder, `site-2026-${month}-22T03-00-00Z.db`), '')
    const countChildren = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = countChildren()
    const stop = startBackups(folder, 24, 2)
    vi.advanceTimersByTime(60 * 60_000)
    stop()
    expect(countChildren() - before).toBe(1)
    // There is no database here to be copied.
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 60_000)
    expect(readdirSync(folder)).toHaveLength(2)
  })
})

describe('on PostgreSQL', () => {
  withSettings({
    DATABASE_URL: 'postgresql://localhost/site',
    BACKUP_DIR: '/var/lib/copies',
    BACKUP_KEEP: 20,
  })

  test('copies of the operator are kept as long as the site says, and are not the site’s', () => {
    expect(backupDays()).toBe(20)
    expect(hoursSinceCopy()).toBeNull()
  })

  test('the folder is made for pg_dump', () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(() => remove())
    const copies = path.join(folder, 'copies')
    startBackups(copies, 24, 14)()
    expect(statSync(copies).mode & 0o777).toBe(0o700)
  })

  test('copies of the former SQLite database go when their days are over', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(() => remove())
    const daysAgo = (days: number) =>
      `site-${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T03-00-00Z.db`
    const [kept, old] = [daysAgo(13), daysAgo(16)]
    for (const name of [kept, old, 'site-2020-01-01.dump'])
      writeFileSync(path.join(folder, name), '')
    startBackups(folder, 24, 14)()
    await vi.waitFor(() =>
      expect(readdirSync(folder).sort()).toEqual(['site-2020-01-01.dump', kept]),
    )
  })
})
