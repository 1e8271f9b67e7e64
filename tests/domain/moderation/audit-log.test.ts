import { afterEach, describe, expect, test, vi } from 'vitest'
import { db, databaseKind } from '~/database/db.server'
import { toIsoDay } from '~/domain/day'
import { listLog, type LogPage } from '~/domain/moderation/audit-log.server'
import { countReveals, countRevealsByMonth } from '~/domain/moderation/count-reveals.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedMember, suspendMember, changeRole } from '~/domain/moderation/members.server'
import type { Member } from '~/domain/members/member'
import { fail, ok } from '~/domain/result'
import { env } from '~/runtime/env.server'
import { reveal } from '../../support/forum/moderation-actions'
import {
  makeMember,
  makeModerator,
  makePost,
  unwrap,
  memberAgain,
} from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'

const isPostgresql = databaseKind(env.DATABASE_URL) === 'postgresql'

async function makeLine() {
  const moderator = await makeModerator()
  const { id } = await makePost(await makeMember())
  await moderateItem(moderator, { kind: 'post', id }, { action: 'remove', reason: 'spam' })
  return { moderator, postId: id }
}

describe('the log only grows', () => {
  test.each([
    `UPDATE "AuditEntry" SET "reason" = 'other'`,
    `UPDATE "AuditEntry" SET "id" = "id"`,
    `DELETE FROM "AuditEntry"`,
    ...(isPostgresql
      ? [`TRUNCATE "AuditEntry"`, `TRUNCATE "AuditEntry" CASCADE`]
      : [
          `INSERT OR REPLACE INTO "AuditEntry" ("id", "actorId", "action", "targetKind", "targetId")
           SELECT "id", 'nobody', 'remove', 'post', 'none' FROM "AuditEntry"`,
        ]),
  ])('%s fails', async (statement) => {
    await makeLine()
    const before = await db.auditEntry.findMany()
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/)
    expect(await db.auditEntry.findMany()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  test('also when everybody whom it names leaves', async () => {
    const { moderator, postId } = await makeLine()
    await db.post.delete({ where: { id: postId } })
    await db.user.deleteMany()
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: moderator.id, targetId: postId, reason: 'spam' },
    ])
  })
})

describe('who reads it', () => {
  test('moderators, in pages, and never members', async () => {
    const { moderator } = await makeLine()
    for (let line = 0; line < 3; line++) await makeLine()
    const first = unwrap(await listLog(moderator, { limit: 3 }))
    expect(first.lines).toHaveLength(3)
    const second = unwrap(await listLog(moderator, { limit: 3, cursor: first.nextCursor }))
    expect([second.lines.length, second.nextCursor]).toEqual([1, null])
    const lines = [...first.lines, ...second.lines]
    expect(new Set(lines.map(({ by }) => by)).size).toBe(4)
    const own = lines.find(({ by }) => by === moderator.username)
    expect(own).toMatchObject({ action: 'remove', reason: 'spam' })
    expect(await listLog(await makeMember(), {})).toEqual(fail('not-allowed'))
  })

  test('and which member was suspended, why and until when only admins and who did it', async () => {
    const [first, second] = [await makeModerator(), await makeModerator()]
    const admin = await makeModerator('admin')
    const { id } = await makeMember()
    await suspendMember(first, id, { action: 'suspend', reason: 'spam', days: '3' })
    const lineFor = async (reader: typeof first) => unwrap(await listLog(reader, {})).lines[0]
    const told = { targetId: id, reason: 'spam', until: toIsoDay(later(3)) }
    expect(await lineFor(first)).toMatchObject(told)
    expect(await lineFor(admin)).toMatchObject(told)
    const untold = { targetId: null, reason: null, until: null }
    expect(await lineFor(second)).toMatchObject({
      ...untold,
      action: 'suspend',
      targetKind: 'member',
    })
  })
})

const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

describe('a second moderator', () => {
  /** Looks up an author as one moderator and suspends the author, with other actions before and after. */
  async function revealAndSuspend() {
    const first = await makeModerator()
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    const suspend = { action: 'suspend', reason: 'threat', days: '3' }
    unwrap(await suspendMember(first, (await makeMember()).id, suspend))
    const item = { kind: 'post', id } as const
    unwrap(await moderateItem(first, item, reveal, await freshSession(first)))
    unwrap(await readModeratedMember(first, author.id))
    unwrap(await suspendMember(first, author.id, suspend))
    unwrap(await moderateItem(first, item, { action: 'lock', reason: 'quarrel' }))
    return { first, author, second: await makeModerator() }
  }

  test('reads no moment, no row and nothing that the page of the member has too', async () => {
    const { author, second } = await revealAndSuspend()
    const log = JSON.stringify(unwrap(await listLog(second, {})))
    const page = JSON.stringify(unwrap(await readModeratedMember(second, author.id)))
    for (const text of [log, page]) expect(text).not.toMatch(/\d\d:\d\d|threat/)
    const [rows, user] = [
      await db.auditEntry.findMany(),
      await db.user.findUniqueOrThrow({ where: { id: author.id } }),
    ]
    for (const { id } of rows) expect(log).not.toContain(id)
    const until = toIsoDay(user.suspendedUntil ?? new Date(0))
    expect(page).toContain(until)
    for (const secret of [until, author.id, author.username]) expect(log).not.toContain(secret)
  })

  test.each([1, 2, 50])('finds every line but the look-up once, %i a page', async (limit) => {
    const { first, second } = await revealAndSuspend()
    for (const reader of [first, second])
      expect((await actionsFor(reader, limit)).sort()).toEqual(
        ['lock', 'suspend', 'readMember', 'suspend'].sort(),
      )
  })

  test('finds the days in their order', async () => {
    const second = await makeModerator()
    const days = ['2026-03-01', '2026-03-02', '2026-03-03']
    const line = { actorId: 'operator', action: 'makeModerator', targetKind: 'post', targetId: 'x' }
    for (const day of days)
      await db.auditEntry.create({ data: { ...line, day: new Date(`${day}T06:00:00Z`) } })
    const { lines } = unwrap(await listLog(second, {}))
    expect(lines.map(({ day }) => day)).toEqual(days.reverse())
  })
})

async function actionsFor(reader: Member, limit: number) {
  const actions: string[] = []
  let cursor: string | null | undefined = undefined
  while (cursor !== null) {
    const page: LogPage = unwrap(await listLog(reader, { limit, cursor }))
    expect(page.lines.length).toBe(page.nextCursor ? limit : page.lines.length)
    actions.push(...page.lines.map(({ action }) => action))
    cursor = page.nextCursor
  }
  return actions
}

describe('look-ups', () => {
  test('are lines for admins, in the log and on the page of the item', async () => {
    const { item } = await lookedUp()
    const admin = await makeModerator('admin')
    const line = { action: 'reveal', targetKind: 'post', targetId: item.id, reason: 'risk' }
    expect(unwrap(await listLog(admin, {})).lines).toMatchObject([line])
    expect(unwrap(await readModeratedItem(admin, item)).history).toMatchObject([line])
    const moderator = await makeModerator()
    expect(unwrap(await listLog(moderator, {})).lines).toEqual([])
    expect(unwrap(await readModeratedItem(moderator, item)).history).toEqual([])
    expect(await countReveals(moderator)).toEqual(fail('not-allowed'))
  })

  test('of an own item are in nothing that an admin sees, and no page is shorter for it', async () => {
    const author = await makeModerator('admin')
    const { first } = await lookedUp(author)
    const others = []
    for (let line = 0; line < 5; line++) others.push((await lookedUp(undefined, first)).item.id)
    for (const limit of [1, 2, 50]) expect(await actionsFor(author, limit)).toHaveLength(5)
    expect(await actionsFor(await makeModerator('admin'), 50)).toHaveLength(6)
    expect(await countReveals(author)).toEqual(ok([{ name: first.username, recent: 5, total: 5 }]))
  })

  test('are counted for admins by who pressed', async () => {
    const { first } = await lookedUp()
    const [row] = await db.auditEntry.findMany()
    const { id: _, day, ...line } = row ?? { id: '', day: new Date() }
    const long = new Date(day.getTime() - 40 * 24 * 60 * 60_000)
    const { actorId, targetKind, action } = row ?? { actorId: '', targetKind: '', action: '' }
    await db.auditEntry.create({ data: { ...line, actorId, targetKind, action, day: long } })
    await db.auditEntry.create({ data: { day, targetKind, action, actorId: 'who-has-left' } })
    expect(await countReveals(await makeModerator('admin'))).toEqual(
      ok([
        { name: first.username, recent: 1, total: 2 },
        { name: null, recent: 1, total: 1 },
      ]),
    )
  })

  test('are counts of months that are over to moderators, whoever pressed', async () => {
    const line = { action: 'reveal', targetKind: 'lookUp' }
    const dates = ['2026-10-31T18:29:59Z', '2026-10-01T06:00:00Z', '2026-09-02T06:00:00Z']
    for (const date of [...dates, '2025-10-02T06:00:00Z', '2026-11-02T06:00:00Z'])
      for (const actorId of ['one', 'other'])
        await db.auditEntry.create({ data: { ...line, actorId, day: new Date(date) } })
    await db.auditEntry.create({
      data: { ...line, action: 'askLookUp', actorId: 'one', day: new Date(dates[1] ?? '') },
    })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:00:00Z') })
    const counts = await countRevealsByMonth(await makeModerator())
    expect(counts).toEqual(
      ok([
        { month: '2026-10', count: 4 },
        { month: '2026-09', count: 2 },
      ]),
    )
    expect(await countRevealsByMonth(await makeMember())).toEqual(fail('not-allowed'))
  })

  async function lookedUp(by?: Member, moderator?: Member) {
    const [author, first] = [by ?? (await makeMember()), moderator ?? (await makeModerator())]
    const { id } = await makePost(author, { isAnonymous: true })
    const item = { kind: 'post', id } as const
    unwrap(await moderateItem(first, item, reveal, await freshSession(first)))
    return { first, item }
  }
})

afterEach(() => {
  vi.useRealTimers()
})

test('looking at a member is one line for each moderator and day', async () => {
  const { id } = await makeMember()
  const [first, second] = [await makeModerator(), await makeModerator()]
  for (const reader of [first, second, first]) unwrap(await readModeratedMember(reader, id))
  const where = { action: 'readMember' }
  expect(await db.auditEntry.count({ where })).toBe(2)
  unwrap(await readModeratedMember(first, second.id))
  expect(await db.auditEntry.count({ where })).toBe(3)
  expect(await readModeratedMember(await makeMember(), id)).toEqual(fail('not-allowed'))
  expect(await db.auditEntry.count()).toBe(3)
})

test('a role that is given stands in the log, named to admins alone, and no member is said to have given it', async () => {
  const member = await makeMember('Asha_K')
  const { id: targetId } = member
  expect(await changeRole('asha_k', 'moderator')).toMatchObject({ username: 'Asha_K' })
  expect((await memberAgain(member)).role).toBe('moderator')
  const line = { action: 'makeModerator', reason: 'command', by: null, agent: 'operator' }
  const seenBy = async (role: 'moderator' | 'admin') =>
    unwrap(await listLog(await makeModerator(role), {})).lines
  expect(await seenBy('admin')).toMatchObject([{ ...line, targetKind: 'member', targetId }])
  expect(await seenBy('moderator')).toMatchObject([{ ...line, targetId: null, reason: null }])
})

test('a role that the member already has, and an unknown username, leave no audit line', async () => {
  await makeMember('asha')
  expect(await changeRole('asha', 'member')).toEqual({ username: 'asha', secondStepDue: null })
  expect(await changeRole('nobody_here', 'admin')).toBeNull()
  await Promise.all([1, 2, 3].map(() => changeRole('asha', 'admin')))
  expect(await db.auditEntry.count()).toBe(1)
})
