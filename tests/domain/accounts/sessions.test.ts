import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { setPassword } from '~/domain/accounts/change-password.server'
import {
  endSessions,
  endSessionOf,
  expireSession,
  findSession,
  findSessionOwner,
  sessionStart,
  startCheckedSession,
  startSession,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '~/domain/sessions/sessions.server'
import { fail, ok } from '~/domain/result'
import { makeMember, signUpMember } from '../../support/forum/factories'

const day = 24 * 60 * 60_000

test('a token opens its session, and the database holds only its hash', async () => {
  const member = await makeMember()
  const token = await startSession(member.id)
  expect(await findSession(token)).toMatchObject({ member })
  expect(JSON.stringify(await db.session.findMany())).not.toContain(token)
})

test('an unknown, an ended and an expired token open nothing', async () => {
  const member = await makeMember()
  const [ended, expired] = [await startSession(member.id), await startSession(member.id)]
  await expireSession(ended)
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await findSession(ended)).toBeNull()
  expect(await findSession(expired)).toBeNull()
  expect(await findSession('unknown')).toBeNull()
})

test('use after a day keeps a session alive for another thirty, but none for more than 180 days', async () => {
  const token = await startSession((await makeMember()).id)
  await db.session.updateMany({
    data: { lastSeenAt: new Date(Date.now() - 2 * day), expiresAt: new Date(Date.now() + day) },
  })
  await findSession(token)
  const { expiresAt } = await db.session.findFirstOrThrow()
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day)
  await db.session.updateMany({
    data: {
      createdAt: new Date(Date.now() - 179 * day),
      lastSeenAt: new Date(Date.now() - 2 * day),
    },
  })
  expect(await findSession(token)).not.toBeNull()
  const { expiresAt: last } = await db.session.findFirstOrThrow()
  expect(Math.round((last.getTime() - Date.now()) / day)).toBe(1)
})

test('a session on a shared phone is listed until the end of the next day, also after use', async () => {
  const member = await makeMember()
  const token = await startSession(member.id, null, null, true)
  const left = async () => {
    const { expiresAt } = await db.session.findFirstOrThrow()
    expect(expiresAt.toISOString()).toMatch(/T18:30:00\.000Z$/)
    return (expiresAt.getTime() - Date.now()) / day
  }
  expect(await left()).toBeLessThanOrEqual(2)
  await db.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - 2 * day) } })
  expect(await findSession(token)).not.toBeNull()
  expect(await left()).toBeLessThanOrEqual(2)
  expect(await left()).toBeGreaterThan(1)
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await listOwnSessions(member)).toEqual([])
})

test('members see their own open sessions and end them for good', async () => {
  const [member, other] = [await makeMember(), await makeMember()]
  const here = await startSession(member.id, 'Firefox, Linux')
  const there = await startSession(member.id, 'Chrome, Android')
  // Within one day their order is random.
  const createdAt = new Date(Date.now() - 2 * day)
  await db.session.updateMany({ where: { device: 'Firefox, Linux' }, data: { createdAt } })
  const others = await startSession(other.id)
  const sessions = await listOwnSessions(member)
  expect(sessions.map(({ device }) => device)).toEqual(['Chrome, Android', 'Firefox, Linux'])

  const [othersId, thereId] = [await idOf(others), await idOf(there)]
  expect(await endOwnSession(member, othersId)).toEqual(fail('not-found'))
  expect(await endOwnSession(member, 'no id')).toEqual(fail('not-found'))
  expect(await endOwnSession(member, thereId)).toEqual(ok(null))
  expect(await endOwnSession(member, thereId)).toEqual(ok(null))
  expect(await findSession(there)).toBeNull()
  expect(await findSessionOwner(there)).toBeNull()

  await startSession(member.id)
  await endOtherSessions(member, await idOf(here))
  expect((await listOwnSessions(member)).map(({ id }) => id)).toEqual([await idOf(here)])
  expect(await findSession(others)).not.toBeNull()
})

test('a session that expired still names its owner, one that was ended names nobody', async () => {
  const { id } = await makeMember()
  const tokens = [await startSession(id), await startSession(id), await startSession(id)] as const
  const [expired, ended, present] = tokens
  await expireSession(expired)
  await endSessionOf(id, await idOf(ended))
  expect(await findSession(expired)).toBeNull()
  expect(await findSession(ended)).toBeNull()
  const ownersNow = () => Promise.all(tokens.map((token) => findSessionOwner(token)))
  expect(await ownersNow()).toEqual([id, null, id])
  await endSessions(id)
  expect(await findSession(present)).toBeNull()
  expect(await ownersNow()).toEqual([null, null, null])
})

const idOf = async (token: string) => (await findSession(token))?.id ?? ''

test('the row of a session tells the day alone, also after later use', async () => {
  const { id: userId } = await makeMember()
  const token = await startSession(userId, null, new Date())
  await db.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - 2 * day) } })
  const found = await findSession(token)
  const { createdAt, lastSeenAt, expiresAt, secondStepAt } = await db.session.findFirstOrThrow()
  for (const time of [createdAt, lastSeenAt, expiresAt, secondStepAt])
    expect(time?.toISOString()).toMatch(/T18:30:00\.000Z$/)
  const start = await sessionStart(userId, found?.id ?? '')
  expect(Math.abs(Date.now() - (start?.getTime() ?? 0))).toBeLessThan(60_000)
  expect(await sessionStart((await makeMember()).id, found?.id ?? '')).toBeNull()
})

// Prisma reads the member after the session.
test('a session whose member goes while it is read is none', async () => {
  for (let round = 0; round < 25; round++) {
    const { id } = await makeMember()
    const token = await startSession(id)
    let isGone = false
    const going = db.user.delete({ where: { id } }).then(() => (isGone = true))
    while (!isGone) {
      await Promise.all(Array.from({ length: 10 }, () => findSession(token)))
      // Reads of SQLite block the event loop, so waiting work gets its turn here.
      await new Promise(setImmediate)
    }
    await going
    expect(await findSession(token)).toBeNull()
  }
})

test('a session starts with the password that was checked, and never while a new one is being stored', async () => {
  const member = await signUpMember('asha')
  const { passwordHash } = await db.user.findFirstOrThrow()
  const isOpen = { expiresAt: { gt: new Date() } }
  expect(
    await findSession((await startCheckedSession(passwordHash, member.id)) ?? ''),
  ).not.toBeNull()
  let late: ReturnType<typeof startCheckedSession> | undefined
  await db.$transaction(async (tx) => {
    await setPassword(member, 'the hash of another password', tx)
    late = startCheckedSession(passwordHash, member.id)
    await delay(200)
  })
  expect(await late).toBeNull()
  for (const hash of [passwordHash, null])
    expect(await startCheckedSession(hash, member.id)).toBeNull()
  expect(await db.session.count({ where: isOpen })).toBe(0)
})
