import { describe, expect, test } from 'vitest'
import { anonymousAuthorshipAt } from '~/domain/authorship/authorship.server'
import { v7 } from 'uuid'
import { db } from '~/database/db.server'
import { startOfDay } from '~/domain/day'
import { day, hour } from '~/domain/durations'
import { readWeek, type Questions } from '~/domain/figures/weekly-figures.server'
import { fail } from '~/domain/result'
import { makeMember, makeModerator, unwrap } from '../../support/forum/factories'

const monday = startOfDay(new Date('2026-11-16T12:00:00Z')).getTime()
const now = new Date('2026-11-25T12:00:00Z')
const fewer: Questions = {
  asked: null,
  answeredInADay: null,
  percentInADay: null,
  medianHours: null,
}

type Post = { at?: number; topic?: string; language?: string; isAnonymous?: boolean }

let number = 0

async function post({ at = monday + hour, isAnonymous = false, ...rest }: Post = {}) {
  const author = await makeMember()
  const authorship = isAnonymous
    ? { ...anonymousAuthorshipAt(author.id, number++), isAnonymous, anonymousNumber: 1 }
    : { authorId: author.id }
  const { id } = await db.post.create({
    data: {
      ...{ title: 'A question', content: 'Enough content.', type: 'general', ...rest },
      ...{ ...authorship, sortKey: v7({ msecs: at }), createdAt: new Date(at) },
    },
  })
  return { id, at, author }
}

type Asked = Awaited<ReturnType<typeof post>>

async function answer({ id: postId, at }: Asked, after: number, data: object = {}) {
  const { id: authorId } = await makeMember()
  await db.comment.create({
    data: {
      ...{ postId, authorId, content: 'An answer' },
      ...{ sortKey: v7({ msecs: at + after }), createdAt: new Date(at + after), ...data },
    },
  })
}

async function posts(count: number, input: Post = {}) {
  const made: Asked[] = []
  for (let done = 0; done < count; done++) made.push(await post(input))
  return made
}

const read = async (week?: string) => unwrap(await readWeek(await makeModerator(), { week }, now))

describe('the week', () => {
  test('is the last whose questions have had a day to be answered', async () => {
    expect(await read()).toMatchObject({
      ...{ week: '2026-11-16', lastDay: '2026-11-22', earlier: '2026-11-09', later: null },
    })
    const moderator = await makeModerator()
    const at = async (time: string) => unwrap(await readWeek(moderator, {}, new Date(time))).week
    // Monday and Tuesday begin at half past six on the previous evening, UTC.
    expect(await at('2026-11-23T18:29:59Z')).toBe('2026-11-09')
    expect(await at('2026-11-23T18:30:00Z')).toBe('2026-11-16')
  })

  test('can be an earlier one, of half a year, for moderators', async () => {
    expect(await read('2026-11-09')).toMatchObject({ earlier: '2026-11-02', later: '2026-11-16' })
    expect(await read('2026-06-01')).toMatchObject({ earlier: null })
    expect(await readWeek(await makeMember(), {}, now)).toEqual(fail('not-allowed'))
  })

  test.each(['2026-11-23', '2026-11-17', '2026-05-25', 'x', '2026-13-40'])(
    '%s is none that is shown',
    async (week) => {
      expect(await readWeek(await makeModerator(), { week }, now)).toEqual(fail('not-found'))
    },
  )

  test('has the questions from its Monday to its Sunday, and those of the week before', async () => {
    await posts(5, { at: monday })
    await posts(5, { at: monday + 7 * day - 1 })
    await posts(6, { at: monday - 1 })
    await posts(7, { at: monday + 7 * day })
    expect(await read()).toMatchObject({ questions: { asked: 10 }, before: { asked: 5 } })
  })
})

describe('below five', () => {
  test('everything reads as fewer', async () => {
    for (const asked of await posts(4)) await answer(asked, hour)
    const { questions, before, unanswered, languages, removals, appeals, lookUps } = await read()
    expect([questions, before, lookUps]).toEqual([fewer, fewer, null])
    for (const { count } of [...unanswered, ...languages, ...removals, ...appeals])
      expect(count).toBeNull()
  })

  test('five are told, and no share of fewer answers', async () => {
    const five = await posts(5)
    for (const asked of five.slice(1)) await answer(asked, hour)
    expect((await read()).questions).toEqual({ ...fewer, asked: 5 })
    await answer(five[0] as Asked, 3 * hour)
    expect((await read()).questions).toEqual({
      ...{ asked: 5, answeredInADay: 5, percentInADay: 100, medianHours: 1 },
    })
  })
})

describe('an answer', () => {
  test('within a day counts, and its hours do', async () => {
    const asked = await posts(20)
    for (const one of asked.slice(0, 5)) await answer(one, 2 * hour)
    for (const one of asked.slice(5, 10)) await answer(one, day)
    for (const one of asked.slice(10, 16)) await answer(one, day + 1)
    for (const one of asked) await answer(one, 3 * day)
    const { questions } = await read()
    expect(questions).toEqual({
      ...{ asked: 20, answeredInADay: 10, percentInADay: 50, medianHours: 24 },
    })
  })

  test('is by somebody else than the author, as far as readers see', async () => {
    for (const asked of await posts(5)) await answer(asked, hour, { authorId: asked.author.id })
    const hidden = { authorId: null, isAnonymous: true, anonymousNumber: 1 }
    for (const asked of await posts(5, { isAnonymous: true })) await answer(asked, hour, hidden)
    expect((await read()).questions).toEqual({ ...fewer, asked: 10 })
    for (const asked of await posts(5, { isAnonymous: true }))
      await answer(asked, hour, { ...hidden, anonymousNumber: 2 })
    for (const asked of await posts(5)) await answer(asked, hour, hidden)
    // Answers of members who have left.
    for (const asked of await posts(5)) await answer(asked, hour, { authorId: null })
    expect((await read()).questions).toMatchObject({ asked: 25, answeredInADay: 15 })
  })

  test('that is gone is none', async () => {
    for (const asked of await posts(5)) await answer(asked, hour, { deletedAt: now })
    for (const asked of await posts(5)) await answer(asked, hour, { removedAt: now })
    expect((await read()).questions).toEqual({ ...fewer, asked: 10 })
  })
})

test('questions without an answer are told by topic, and all by language', async () => {
  await posts(5, { topic: 'pcos' })
  await posts(7, { topic: 'pcos', language: 'hi' })
  await posts(4, { topic: 'sex', language: 'hi' })
  for (const asked of await posts(9, { topic: 'sex' })) await answer(asked, hour)
  const { unanswered, languages } = await read()
  const told = Object.fromEntries(unanswered.map(({ key, count }) => [key, count]))
  expect(told).toMatchObject({ pcos: 10, sex: null, other: null })
  expect(languages).toEqual([
    { key: 'en', count: 15 },
    { key: 'hi', count: 10 },
  ])
})

test('what moderators did is told by its reason, on the days of the week', async () => {
  const line = { actorId: 'm', targetKind: 'post', targetId: 'p' }
  const lines = (count: number, data: object, at = monday) =>
    db.auditEntry.createMany({
      data: Array.from({ length: count }, () => {
        return { ...line, action: 'remove', day: new Date(at), ...data }
      }),
    })
  await lines(12, { reason: 'spam' })
  await lines(3, { reason: 'threat' })
  await lines(20, { reason: 'abuse' }, monday - day)
  await lines(20, { reason: 'abuse' }, monday + 7 * day)
  await lines(6, { action: 'answerAppeal', reason: 'restore' }, monday + 6 * day)
  await lines(8, { action: 'reveal', targetKind: 'lookUp', targetId: null, details: 'x' })
  await lines(7, { action: 'release', targetId: null, reason: null, details: 'x' })
  await lines(9, { action: 'askLookUp', targetKind: 'lookUp', targetId: null, details: 'x' })
  for (const { id: postId } of await posts(5))
    await db.appeal.create({ data: { postId, sealed: '', day: new Date(monday + day) } })
  const { removals, appeals, releases, lookUps } = await read()
  expect(removals.filter(({ count }) => count !== null)).toEqual([{ key: 'spam', count: 10 }])
  expect(appeals).toEqual([
    { key: 'restore', count: 5 },
    ...['stands', 'shorten', 'rewrite'].map((key) => ({ key, count: null })),
    { key: 'open', count: 5 },
  ])
  expect(releases).toBe(5)
  expect(lookUps).toBe(10)
})
