import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import * as counters from '~/domain/posts/counters.server'
import { isShared, countView, flushViews, views } from '~/domain/activity/count-views.server'
import { makeMember, makePost } from '../../support/forum/factories'

const minute = 60_000
const day = 24 * 60 * minute

const asha = { ip: '203.0.113.1', userAgent: 'Firefox' }

// Seen views stay in memory between tests, so each test has its own day.
let now = Date.now()
beforeEach(() => void (now += 7 * day))
afterEach(() => vi.restoreAllMocks())

async function newPost() {
  return (await makePost(await makeMember())).id
}

async function viewsOf(id: string) {
  await flushViews()
  return (await db.post.findUniqueOrThrow({ where: { id } })).views
}

test('a viewer counts once a post in half an hour', async () => {
  const [one, other] = [await newPost(), await newPost()]
  countView(one, asha, now)
  countView(one, asha, now + 29 * minute)
  countView(other, asha, now)
  expect([await viewsOf(one), await viewsOf(other)]).toEqual([1, 1])
  countView(one, asha, now + 30 * minute)
  countView(one, asha, now + 59 * minute)
  expect(await viewsOf(one)).toBe(2)
})

test('viewers differ by address, by browser and by membership, of which only digests are kept', async () => {
  const post = await newPost()
  const viewers = [
    asha,
    { ...asha, ip: '203.0.113.2' },
    { ...asha, userAgent: 'Safari' },
    { ip: '203.0.113', userAgent: '.1Firefox' },
    { memberId: 'a' },
    { memberId: 'b' },
  ]
  for (const viewer of [...viewers, ...viewers]) countView(post, viewer, now)
  expect([...views.seen.keys()].join()).not.toMatch(/203\.0|Firefox/)
  expect(await viewsOf(post)).toBe(viewers.length)
})

test('the change of the daily salt counts nobody twice', async () => {
  const post = await newPost()
  countView(post, { ...asha, ip: 'first of the day' }, now)
  countView(post, asha, now + day - 2 * minute)
  countView(post, asha, now + day + minute)
  expect(await viewsOf(post)).toBe(2)
})

test('what is remembered has an upper bound', async () => {
  for (let index = 0; index < 100_500; index++) countView('one', { memberId: `m${index}` }, now)
  expect(views.seen.size).toBe(100_000)
  for (let index = 0; index < 5_500; index++) countView(`p${index}`, { memberId: 'a' }, now)
  const [waiting, max] = isShared ? [views.claims, 100_000] : [views.waiting, 5_000]
  expect(waiting.size).toBe(max)
  waiting.clear()
  await flushViews()
})

test.runIf(isShared)('a viewer whom another process has counted does not count again', async () => {
  const post = await newPost()
  countView(post, asha, now)
  expect(await viewsOf(post)).toBe(1)
  // Like another process, which has seen nobody.
  for (const later of [29, 30]) {
    views.seen.clear()
    countView(post, asha, now + later * minute)
    countView(post, { ...asha, ip: `after ${later}` }, now + later * minute)
    expect(await viewsOf(post)).toBe(later === 29 ? 2 : 4)
  }
})

test('a post that is gone keeps no other from being counted', async () => {
  const post = await newPost()
  countView('018f0000-0000-7000-8000-000000000000', asha, now)
  countView(post, asha, now)
  expect(await viewsOf(post)).toBe(1)
})

test('views that could not be written are written the next time, once', async () => {
  const post = await newPost()
  countView(post, asha, now)
  vi.spyOn(counters, 'addViews').mockRejectedValueOnce(new Error('the database is away'))
  await flushViews()
  countView(post, { ...asha, ip: 'another' }, now)
  expect(await viewsOf(post)).toBe(2)
  expect(await viewsOf(post)).toBe(2)
})

test('many posts at once, from several writers, lose nothing', async () => {
  const member = await makeMember()
  const posts = []
  for (let index = 0; index < 12; index++) posts.push((await makePost(member)).id)
  const batches = [posts, posts.toReversed(), posts].map(
    (ids) => new Map(ids.map((id) => [id, 3] as const)),
  )
  await Promise.all(batches.map((batch) => counters.addViews(batch)))
  const rows = await db.post.findMany({ select: { views: true } })
  expect(rows.map(({ views }) => views)).toEqual(posts.map(() => 9))
})

test('views are written by themselves a few seconds later', async () => {
  const post = await newPost()
  countView(post, asha, now)
  await vi.waitFor(
    async () => {
      const { views } = await db.post.findUniqueOrThrow({ where: { id: post } })
      expect(views).toBe(1)
    },
    { timeout: 60_000, interval: 200 },
  )
})
