import { readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { db, isServiceUnavailable } from '~/database/db.server'
import { DurableSqlite } from '~/database/sqlite.server'
import { databaseAnswers } from '~/domain/readiness.server'
import { env } from '~/runtime/env.server'
import { PrismaClient } from '~generated/sqlite/client'

const file = sqliteFile(env.DATABASE_URL)

async function answersLater() {
  await pause(1100)
  return databaseAnswers()
}

test('asking without end asks the database once a second, and makes nothing grow', async () => {
  expect(await answersLater()).toBe(true)
  const asked = vi.spyOn(db, '$queryRaw')
  await Promise.all(Array.from({ length: 50 }, databaseAnswers))
  expect(asked).not.toHaveBeenCalled()
  const before = statSync(file).size
  for (let round = 0; round < 3; round += 1) expect(await answersLater()).toBe(true)
  expect(asked).toHaveBeenCalledTimes(3)
  await db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  expect(statSync(file).size).toBe(before)
})

test('a lock that stays is not ready', async () => {
  const other = new Sqlite(file)
  other.exec('BEGIN IMMEDIATE')
  expect(await answersLater()).toBe(false)
  other.exec('ROLLBACK')
  other.close()
  await pause(3000)
  expect(await answersLater()).toBe(true)
})

test('with too little room on the disk it reads and does not write', async () => {
  const adapter = new DurableSqlite(file, Number.MAX_SAFE_INTEGER)
  const full = new PrismaClient({ adapter })
  expect(await full.user.count()).toBe(0)
  const write = full.rateLimit.create({ data: { key: 'one', points: 1 } })
  await expect(write).rejects.toSatisfy(isServiceUnavailable)
  await full.$disconnect()
})

async function wholeBytes() {
  await db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  return readFileSync(file)
}

test.each([
  ['overwritten', () => writeFileSync(file, 'Something else. '.repeat(1000))],
  ['cut off in the middle', () => truncateSync(file, statSync(file).size / 2)],
  ['emptied', () => truncateSync(file, 0)],
])('a file that was %s is not ready', async (_, spoil) => {
  const bytes = await wholeBytes()
  expect(await answersLater()).toBe(true)
  spoil()
  expect(await answersLater()).toBe(false)
  writeFileSync(file, bytes)
})

test.each([
  ['deleted', () => {}],
  ['replaced', (bytes: Buffer) => writeFileSync(file, bytes)],
])('a file that was %s is not ready', async (_, spoil) => {
  const bytes = await wholeBytes()
  expect(await answersLater()).toBe(true)
  renameSync(file, `${file}.gone`)
  spoil(bytes)
  expect(await answersLater()).toBe(false)
  renameSync(`${file}.gone`, file)
  expect(await answersLater()).toBe(true)
})
