import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { db, isServiceUnavailable } from '~/database/db.server'
import { visitThread } from '~/domain/answers/answers.server'
import { getMember, signInCookie } from '~/http/session/session.server'
import { env } from '~/runtime/env.server'
import { applyMigrations } from '../../prisma/apply-migrations'
import { makeMember, makePost } from '../support/forum/factories'
import { getRequest, loadContext } from '../support/http/page-request'

const file = sqliteFile(env.DATABASE_URL)
const other = new Sqlite(file)
const row = (tokenHash: string) => ({ key: tokenHash, points: 1 })
const write = (key: string) => db.rateLimit.create({ data: row(key) })
const count = () => db.rateLimit.count()

afterEach(() => {
  if (other.inTransaction) other.exec('ROLLBACK')
})

// The lock's holder is in this process. Blocking the event loop would keep it from releasing the lock.
describe('while somebody else holds the lock', () => {
  test.each([
    ['a write', () => write('one')],
    ['a transaction', () => db.$transaction((tx) => tx.rateLimit.create({ data: row('two') }))],
    ['migrating', () => applyMigrations(env.DATABASE_URL)],
  ])('%s waits, and reading does not', async (_, work) => {
    other.exec('BEGIN IMMEDIATE')
    let isDone = false
    const working = work().then(() => (isDone = true))
    await count()
    await pause(100)
    expect(isDone).toBe(false)
    other.exec('ROLLBACK')
    await working
  })

  test('writes that waited too long are refused together, and the next ones are taken', async () => {
    other.exec('BEGIN IMMEDIATE')
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => write(`late ${number}`)),
    )
    expect(
      all.map((each) => each.status === 'rejected' && isServiceUnavailable(each.reason)),
    ).toEqual(all.map(() => true))
    const failing = db.$transaction((tx) => tx.rateLimit.count())
    await expect(failing).rejects.toSatisfy(isServiceUnavailable)
    other.exec('ROLLBACK')
    await write('in time')
    expect(await count()).toBe(1)
  })
})

test('a member reads a thread for the first time, and an idle shared phone is signed out', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const { id } = await makePost(asha)
  const shared = await signInCookie(new Request('http://localhost:3000'), ravi, true)
  other.exec('BEGIN IMMEDIATE')
  expect(await visitThread(ravi, id)).toEqual({ following: false, saved: false, fresh: null })
  expect(await getMember(getRequest('/', shared), loadContext())).toBeNull()
})

const fileAside = `${file}.aside`

test('when the file at the database’s path is another one nothing is written that would be lost, until it is back', async () => {
  await write('before')
  renameSync(file, fileAside)
  await pause(1100)
  await expect(write('gone')).rejects.toSatisfy(isServiceUnavailable)
  await expect(db.$transaction((tx) => tx.rateLimit.count())).rejects.toThrow('not the file')
  writeFileSync(file, '')
  await pause(1100)
  await expect(write('gone')).rejects.toSatisfy(isServiceUnavailable)
  expect(await count()).toBe(1)
  rmSync(file)
  renameSync(fileAside, file)
  await pause(1100)
  await write('after')
  expect(await count()).toBe(2)
})
