import { afterEach, expect, test, vi } from 'vitest'
import { databaseKind, db } from '~/database/db.server'
import { startOfHour } from '~/domain/authorship/anonymity'
import { startOfDay } from '~/domain/day'
import type { Member } from '~/domain/members/member'
import { decideLookUp } from '~/domain/moderation/look-up.server'
import { listWaitingLookUps } from '~/domain/moderation/look-up-requests.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedMember, suspendMember } from '~/domain/moderation/members.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { env } from '~/runtime/env.server'
import { allRows } from '../../support/all-rows'
import type { Row } from '../../support/database/joined-rows'
import { makeMember, makeModerator, makePost, unwrap } from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'
import { addTwoFactor } from '../../support/forum/moderation-actions'

afterEach(() => void vi.useRealTimers())

/** Looks up an author as one moderator, alone and with a second one, and suspends the author twice. */
async function lookUpAndSuspend() {
  const [first, second] = [await makeModerator(), await makeModerator()]
  const author = await makeMember()
  const { id } = await makePost(author, { isAnonymous: true })
  const { id: other } = await makePost(author, { isAnonymous: true })
  const press = { action: 'reveal', reason: 'risk', idempotencyKey: 'key-1' }
  const items = [id, other].map((each) => ({ kind: 'post', id: each }) as const)
  const [item, later] = items as [(typeof items)[number], (typeof items)[number]]
  unwrap(await moderateItem(first, item, press, await freshSession(first)))
  await addTwoFactor(first, second)
  await ask(first, second, later)
  const suspend = { action: 'suspend', reason: 'threat', days: '3' }
  const unsuspend = { action: 'unsuspend', reason: 'mistake' }
  unwrap(await readModeratedMember(first, author.id))
  for (const form of [suspend, unsuspend, suspend])
    unwrap(await suspendMember(first, author.id, form))
  return { first, second, author, items: [id, other] }
}

async function ask(first: Member, second: Member, item: { kind: 'post'; id: string }) {
  const press = { action: 'reveal', reason: 'law', idempotencyKey: 'key-2' }
  expect(unwrap(await moderateItem(first, item, press, await freshSession(first)))).toBe('asked')
  const [request] = unwrap(await listWaitingLookUps(second))
  const answer = { action: 'agree', requestId: request?.requestId }
  unwrap(await decideLookUp(second, item, answer, await freshSession(second)))
}

test('a line of the log shares no value with any other row, but for its actor, and none with a line of the same target', async () => {
  const { first, second } = await lookUpAndSuspend()
  const rows = await allRows(db, env.DATABASE_URL)
  const isLine = (row: Row) => 'actorId' in row
  const sealed = rows.filter((row) => isLine(row) && row.targetKind !== 'post')
  expect(sealed.map(({ action }) => action).sort()).toEqual(
    [
      ...['agreeLookUp', 'askLookUp', 'readMember', 'reveal'],
      ...['suspend', 'suspend', 'unsuspend'],
    ].sort(),
  )
  const public_ = [first.id, second.id, ...sealed.map(({ day }) => text(day))]
  for (const line of sealed) {
    const others = rows.filter((row) => row !== line).flatMap(longValues)
    const shared = longValues(line).filter((value) => others.includes(value))
    expect(shared.filter((value) => !public_.includes(value))).toEqual([])
  }
  const days = new Set(sealed.map(({ day }) => text(day)))
  const ofThatDay = rows.filter((row) => longValues(row).some((value) => days.has(value)))
  // Sessions have whole days too, which are the same for everybody who visited on that day.
  const isSession = (row: Row) => 'tokenHash' in row && 'sealedStart' in row
  expect(ofThatDay.filter((row) => !isLine(row) && !isSession(row))).toEqual([])
})

test('no line and no request tells an item, a member, a reason or a moment', async () => {
  const { author, items } = await lookUpAndSuspend()
  const [lines, requests] = [await db.auditEntry.findMany(), await db.lookUpRequest.findMany()]
  expect(requests).toHaveLength(1)
  const stored = JSON.stringify([lines, requests])
  // Matched as words, because encrypted columns may contain any three letters.
  for (const secret of [author.id, ...items, 'threat', 'risk', 'law'])
    expect(stored).not.toMatch(new RegExp(`\\b${secret}\\b`))
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  for (const { id, day } of lines) {
    expect(id).toMatch(version4)
    expect(day).toEqual(startOfDay(new Date()))
  }
  for (const { id, expiresAt } of requests) {
    expect(id).toMatch(version4)
    expect(expiresAt.getTime() % (60 * 60_000)).toBe(0)
  }
})

test('no row of an item tells at which moment a moderator decided', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:59:59.999Z') })
  const [moderator, author, reporter] = [
    await makeModerator(),
    await makeMember(),
    await makeMember(),
  ]
  const posts = await Promise.all(
    Array.from({ length: 3 }, () => makePost(author, { isAnonymous: true })),
  )
  const [first, second, third] = posts.map(({ id }) => ({ kind: 'post', id }) as const)
  if (!first || !second || !third) throw new Error('a post is missing')
  for (const item of [first, second])
    unwrap(await reportItem(reporter, item, { reason: 'privacy', note: '' }))
  const decided = Date.now()
  unwrap(await moderateItem(moderator, first, { action: 'remove', reason: 'privacy' }))
  unwrap(await moderateItem(moderator, second, { action: 'dismiss', reason: 'fits' }))
  unwrap(await moderateItem(moderator, third, { action: 'lock', reason: 'quarrel' }))
  const rows = [await db.post.findMany(), await db.report.findMany()].flat()
  const moments = rows.flatMap((row) =>
    ['removedAt', 'lockedAt', 'settledAt'].flatMap((column) => (row as Row)[column] ?? []),
  ) as Date[]
  expect(moments).toHaveLength(4)
  for (const moment of moments) {
    expect(startOfHour(moment)).toEqual(startOfHour(new Date(decided)))
    // A random moment of an hour is this one once in 3.6 million times.
    expect(moment.getTime()).not.toBe(decided)
  }
})

test.runIf(databaseKind(env.DATABASE_URL) === 'postgresql')(
  'no row of an item or of its author has the transaction of a look-up in it',
  async () => {
    const { first, second, items, author } = await lookUpAndSuspend()
    const lines = await db.$queryRaw<{ xmin: string }[]>`
      SELECT xmin::text FROM "AuditEntry" WHERE "targetKind" = 'lookUp'`
    expect(lines).toHaveLength(3)
    const rows = await db.$queryRaw<{ id: string; xmin: string; xmax: string }[]>`
      SELECT "id", xmin::text, xmax::text FROM "Post" UNION ALL
      SELECT "id", xmin::text, xmax::text FROM "User"`
    const transactions = lines.map(({ xmin }) => xmin)
    const touched = rows.filter(({ xmin, xmax }) =>
      [xmin, xmax].some((each) => transactions.includes(each)),
    )
    for (const { id } of touched) expect([first.id, second.id]).toContain(id)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...items, author.id]))
  },
)

function longValues(row: Row) {
  return Object.values(row)
    .map(text)
    .filter((value) => value.length >= 16)
}

function text(value: unknown) {
  return value instanceof Date ? value.toISOString() : String(value)
}
