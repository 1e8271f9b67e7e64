import { beforeEach, describe, expect, test } from 'vitest'
import { targetColumns } from '~/domain/moderation/log-line.server'
import { anonymousAuthorshipAt } from '~/domain/authorship/authorship.server'
import { v7 } from 'uuid'
import { topicKeys } from '~/content/topics'
import { db } from '~/database/db.server'
import { day, hour } from '~/domain/durations'
import { figureNames, countMembers, type FigureName } from '~/domain/figures/count-members.server'
import { lastHalfYear } from '~/domain/figures/half-years'
import { budget, publishFigures, readPublicFigures } from '~/domain/figures/public-figures.server'
import { fail, ok } from '~/domain/result'
import { makeMember, unwrap } from '../../support/forum/factories'

const now = new Date('2026-07-03T12:00:00Z')
const halfYear = lastHalfYear(now)
const within = Date.parse('2026-03-10T10:00:00Z')

let number = 0
beforeEach(() => void (number = 0))

type Post = { at?: number; topic?: string; isAnonymous?: boolean; language?: string }

async function post(
  author: { id: string } | null,
  { at = within, isAnonymous = false, ...rest }: Post = {},
) {
  const { id } = await db.post.create({
    data: {
      ...{ title: 'A question', content: 'Enough content.', type: 'general', ...rest },
      ...authorship(author, isAnonymous),
      ...{ sortKey: v7({ msecs: at }), createdAt: new Date(at) },
    },
  })
  return { id, at }
}

async function answer(
  author: { id: string },
  asked: { id: string; at: number },
  after = hour,
  isAnonymous = false,
) {
  const { id } = await db.comment.create({
    data: {
      ...{ postId: asked.id, content: 'An answer', ...authorship(author, isAnonymous) },
      sortKey: v7({ msecs: asked.at + after }),
    },
  })
  return id
}

function authorship(author: { id: string } | null, isAnonymous: boolean) {
  if (!author || !isAnonymous) return { authorId: author?.id ?? null }
  return {
    ...anonymousAuthorshipAt(author.id, number++),
    ...{ isAnonymous, anonymousNumber: 100 + number },
  }
}

const line = (action: string, reason: string, targetId: string, targetKind = 'post') =>
  db.auditEntry.create({
    data: {
      ...{ actorId: 'm', action, day: halfYear.from },
      ...targetColumns(action, { targetKind: targetKind as 'post', targetId, reason }),
    },
  })

const counted = async (most = 10) => Object.fromEntries(await countMembers(halfYear, most))

describe('a member counts once', () => {
  test('however much they write, under their name or anonymously', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    for (const isAnonymous of [false, true, true]) await post(asha, { isAnonymous, topic: 'pcos' })
    const asked = await post(ravi, { topic: 'pcos' })
    await answer(asha, asked, hour, true)
    await answer(asha, asked, 2 * hour)
    await answer(asha, asked, 3 * day)
    expect(await counted()).toEqual({
      ...{ asked: 2, 'topic:pcos': 2, 'language:en': 2, answered: 1, answeredInADay: 1 },
    })
  })

  test('in at most so many figures, whatever they are', async () => {
    const asha = await makeMember()
    for (const topic of topicKeys) await post(asha, { topic, isAnonymous: true })
    const seen = new Set<string>()
    for (let draw = 0; draw < 30; draw++) {
      const counts = await counted(4)
      expect(Object.values(counts)).toEqual([1, 1, 1, 1])
      for (const name of Object.keys(counts)) seen.add(name)
    }
    expect(seen.size).toBeGreaterThan(8)
  })
})

describe('what is counted', () => {
  test('begins and ends with the half-year', async () => {
    const asha = await makeMember()
    await post(asha, { at: halfYear.from.getTime() - 1 })
    await post(asha, { at: halfYear.to.getTime() })
    expect(await counted()).toEqual({})
    await post(asha, { at: halfYear.from.getTime() })
    expect(await counted()).toMatchObject({ asked: 1 })
  })

  test('is not what an author answers herself, what is gone, or of whom nobody knows', async () => {
    const asha = await makeMember()
    await post(null, { topic: 'sex' })
    const own = await post(asha)
    await answer(asha, own)
    const id = await answer(await makeMember(), own)
    await db.comment.update({ where: { id }, data: { deletedAt: now } })
    const gone = await post(await makeMember(), { topic: 'mind' })
    await db.post.update({ where: { id: gone.id }, data: { removedAt: now } })
    expect(await counted()).toEqual({ asked: 1, 'topic:other': 1, 'language:en': 1 })
  })

  test('an answer after more than a day is none within a day', async () => {
    await answer(await makeMember(), await post(null), day + 1)
    expect(await counted()).toEqual({ answered: 1 })
  })

  test('what moderators did counts for the author of the item, also of an anonymous one', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    const first = await post(asha, { isAnonymous: true })
    const second = await post(asha)
    const comment = await answer(ravi, first)
    await line('remove', 'spam', first.id)
    await line('remove', 'spam', second.id)
    await line('remove', 'threat', comment, 'comment')
    await line('answerAppeal', 'restore', first.id)
    await line('answerAppeal', 'rewrite', comment, 'comment')
    await line('reveal', 'risk', first.id)
    await line('reveal', 'risk', 'gone')
    await line('dismiss', 'fits', second.id)
    expect(await counted(30)).toMatchObject({
      ...{ 'removed:spam': 1, 'removed:threat': 1, lookedUp: 1 },
      ...{ 'appeal:restored': 1, 'appeal:stands': 1 },
    })
  })

  test('is whole over many pages of rows', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember()))
    await db.post.createMany({
      data: Array.from({ length: 450 }, (_, index) => {
        const authorId = members[index % 5]?.id
        const sortKey = v7({ msecs: within + index })
        return { title: 'A', content: 'B', type: 'general' as const, authorId, sortKey }
      }),
    })
    expect(await counted()).toMatchObject({ asked: 5 })
  })
})

const publishedCounts = async () =>
  unwrap(await readPublicFigures({}))?.counts as Record<FigureName, number | null>

describe('publishing', () => {
  test('nothing before half a year of the forum is over', async () => {
    await post(await makeMember(), { at: halfYear.to.getTime() })
    await publishFigures(now)
    expect(await readPublicFigures({})).toEqual(ok(null))
    expect(await db.publishedFigures.count()).toBe(0)
  })

  test('draws the noise once: later runs, and other processes, change nothing', async () => {
    await post(await makeMember())
    await Promise.all([publishFigures(now), publishFigures(now), publishFigures(now)])
    const first = await db.publishedFigures.findMany()
    expect(first).toHaveLength(1)
    await post(await makeMember())
    await publishFigures(now)
    await publishFigures(new Date('2026-12-30T12:00:00Z'))
    expect(await db.publishedFigures.findMany()).toEqual(first)
  })

  test('keeps its budget beside it, and tells every figure, of one below the threshold not even the noise', async () => {
    await post(await makeMember())
    await publishFigures(now)
    expect(await db.publishedFigures.findFirst()).toMatchObject({
      ...{ halfYear: '2026-1', maxFigures: 10, sigma: 20, rho: '0.0125', threshold: 100 },
      day: new Date('2026-07-02T18:30:00Z'),
    })
    // A member can change the result by at most the square root of ten. Rho is the square of that, divided by twice the
    // square of sigma.
    expect(budget.maxFigures / (2 * budget.sigma ** 2)).toBe(0.0125)
    const counts = await publishedCounts()
    expect(Object.keys(counts).sort()).toEqual([...figureNames].sort())
    expect(new Set(Object.values(counts))).toEqual(new Set([null]))
  })

  test('a figure above it has noise', async () => {
    const authors = Array.from({ length: 400 }, (_, index) => `author-${index}`)
    await db.post.createMany({
      data: authors.map((id, index) => ({
        ...{ title: 'A', content: 'B', type: 'general' as const, isAnonymous: true, topic: 'pcos' },
        ...{ ...anonymousAuthorshipAt(id, 0), sortKey: v7({ msecs: within + index }) },
      })),
    })
    await publishFigures(now)
    const { asked, 'topic:pcos': pcos, 'language:en': english, answered } = await publishedCounts()
    const noise = [asked, pcos, english].map((count) => (count ?? 0) - 400)
    for (const each of noise) expect(Math.abs(each)).toBeLessThan(200)
    // The probability of three figures without noise is one in a hundred thousand.
    expect(noise).not.toEqual([0, 0, 0])
    expect(answered).toBeNull()
  })
})

test('earlier half-years stay, also with a topic that is gone, and others are not found', async () => {
  const row = { counts: '{"asked":120,"topic:gone":120}', ...budget, rho: '0.0125', day: now }
  await db.publishedFigures.createMany({
    data: ['2025-2', '2026-1'].map((name) => ({ ...row, halfYear: name })),
  })
  expect(unwrap(await readPublicFigures({}))).toMatchObject({
    ...{ halfYear: '2026-1', halfYears: ['2026-1', '2025-2'], counts: { asked: 120 }, margin: 39 },
  })
  expect(unwrap(await readPublicFigures({ half: '2025-2' }))).toMatchObject({ halfYear: '2025-2' })
  expect(await readPublicFigures({ half: '2026-2' })).toEqual(fail('not-found'))
})
