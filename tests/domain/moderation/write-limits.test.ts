import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { timeOfSortKey } from '~/domain/authorship/authorship.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { previewComment, publishComment } from '~/domain/comments/publish-comment.server'
import { startOfDay } from '~/domain/day'
import { day, hour } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { fail } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'

const slow = { action: 'slow', reason: 'quarrel', days: '3' }
const lock = { action: 'lock', reason: 'quarrel' }
const start = new Date('2027-03-01T10:20:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => vi.setSystemTime(Date.now() + time)
const slowRows = { key: { startsWith: 'slow-thread' } }
const say = (actor: Member, id: string, content: string, isAnonymous = false) =>
  publishComment(actor, id, { content, isAnonymous })

async function thread() {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id } = await makePost(author)
  return { author, moderator, id }
}

test('a slow thread takes one comment an hour of each member, also anonymously and of several at once', async () => {
  const { author, moderator, id } = await thread()
  unwrap(await moderateItem(moderator, post(id), slow))
  const other = await makeMember()
  unwrap(await say(author, id, 'First', true))
  unwrap(await say(other, id, 'Another member'))
  for (const isAnonymous of [true, false])
    expect(await say(author, id, 'Second', isAnonymous)).toEqual(
      fail('not-allowed', { '': 'slow' }),
    )
  expect(await previewComment(other, id, { content: 'Again' })).toEqual(
    fail('not-allowed', { '': 'slow' }),
  )
  // In other threads, she can write without this limit.
  unwrap(await say(author, (await makePost(other)).id, 'Elsewhere'))
  pass(40 * 60_000)
  unwrap(await say(author, id, 'In the next hour', true))
  pass(hour)
  const sent = await Promise.all(['a', 'b', 'c'].map((content) => say(author, id, content)))
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a comment that a clock that was ahead dated later does not count', async () => {
  const { author, moderator, id } = await thread()
  unwrap(await moderateItem(moderator, post(id), slow))
  pass(day)
  unwrap(await say(author, id, 'Dated tomorrow', true))
  pass(-day)
  unwrap(await say(author, id, 'Now'))
})

test('a comment that its author deletes counts until the hour is over', async () => {
  const { author, moderator, id } = await thread()
  const before = unwrap(await say(author, id, 'Before it was slow'))
  unwrap(await deleteComment(author, before.id))
  expect(await db.rateLimit.count({ where: slowRows })).toBe(0)
  unwrap(await moderateItem(moderator, post(id), slow))
  const { id: other } = await makePost(moderator)
  unwrap(await moderateItem(await makeModerator(), post(other), slow))
  for (const isAnonymous of [true, false]) {
    const { id: own } = unwrap(await say(author, id, 'First', isAnonymous))
    // After the deletion of a comment with a reply, a placeholder without an author remains.
    const reply = isAnonymous && (await makeComment(moderator, id, { parentCommentId: own }))
    unwrap(await deleteComment(author, own))
    if (reply) expect(await db.comment.count({ where: { id: own } })).toBe(1)
    expect(await say(author, id, 'Second')).toEqual(fail('not-allowed', { '': 'slow' }))
    expect(await previewComment(author, id, { content: 'Second' })).toMatchObject({ ok: false })
    const rows = JSON.stringify(await db.rateLimit.findMany({ where: slowRows }))
    for (const known of [author.id, id, own]) expect(rows).not.toContain(known)
    expect(rows).toContain(`"expire":"${new Date(Date.now() + 40 * 60_000).toISOString()}"`)
    pass(40 * 60_000)
    unwrap(await say(author, id, 'In the next hour'))
    pass(60 * 60_000 + 20 * 60_000)
  }
  unwrap(await say(author, other, 'In another slow thread'))
})

test('it is slow until the end of its last day, and says why', async () => {
  const { author, moderator, id } = await thread()
  unwrap(await moderateItem(moderator, post(id), slow))
  const { writeLimit, isLocked } = unwrap(await readPost(null, id))
  expect(writeLimit).toMatchObject({ state: 'slow', reason: 'quarrel' })
  expect(isLocked).toBe(false)
  expect(await moderateItem(moderator, post(id), slow)).toMatchObject({ code: 'conflict' })
  pass(4 * day)
  expect(unwrap(await readPost(null, id)).writeLimit).toBeNull()
  unwrap(await say(author, id, 'One'))
  unwrap(await say(author, id, 'Two'))
  unwrap(await moderateItem(moderator, post(id), slow))
  unwrap(await moderateItem(moderator, post(id), { action: 'unslow', reason: 'calm' }))
  expect(unwrap(await readPost(null, id)).writeLimit).toBeNull()
})

test('a closed thread reopens by time, or stays closed without', async () => {
  const { author, moderator, id } = await thread()
  const top = await makeComment(await makeMember(), id)
  unwrap(await moderateItem(moderator, post(id), { ...lock, days: '1' }))
  expect(unwrap(await readPost(null, id))).toMatchObject({
    isLocked: true,
    writeLimit: { state: 'locked', reason: 'quarrel' },
    commentCount: 1,
  })
  for (const actor of [author, moderator])
    for (const parentCommentId of [undefined, top.id])
      expect(await publishComment(actor, id, { content: 'No', parentCommentId })).toEqual(
        fail('not-allowed', { '': 'locked' }),
      )
  expect(unwrap(await readModeratedItem(moderator, post(id))).actions).toContain('unlock')
  pass(2 * day)
  unwrap(await say(author, id, 'Open again'))
  expect(unwrap(await readModeratedItem(moderator, post(id))).actions).toContain('lock')
  unwrap(await moderateItem(moderator, post(id), lock))
  pass(30 * day)
  expect(await say(author, id, 'No')).toEqual(fail('not-allowed', { '': 'locked' }))
  unwrap(await moderateItem(moderator, post(id), { action: 'unlock', reason: 'calm' }))
  unwrap(await say(author, id, 'Yes'))
})

test('a thread in which nobody writes for 180 days is closed', async () => {
  const { author, id } = await thread()
  pass(100 * day)
  await makeComment(author, id)
  pass(180 * day - hour)
  expect(unwrap(await readPost(null, id)).isLocked).toBe(false)
  pass(2 * hour)
  expect(unwrap(await readPost(null, id))).toMatchObject({
    isLocked: true,
    writeLimit: { state: 'quiet', reason: null, until: null },
  })
  expect(await say(author, id, 'Late')).toEqual(fail('not-allowed', { '': 'quiet' }))
})

test('an old thread stays open for a week when its only comment is deleted, to write it again', async () => {
  const { author, id } = await thread()
  pass(175 * day)
  const { id: commentId } = await makeComment(author, id, { isAnonymous: true })
  pass(10 * day)
  unwrap(await deleteComment(author, commentId))
  const { sortKey, activityKey } = await db.post.findUniqueOrThrow({ where: { id } })
  // The key tells the day, not the moment of the deletion.
  const told = new Date(timeOfSortKey(activityKey))
  expect(told).toEqual(startOfDay(told))
  expect(activityKey.slice(13)).toBe(sortKey.slice(13))
  pass(5 * day)
  const { id: again } = unwrap(await say(author, id, 'Once more'))
  unwrap(await deleteComment(author, again))
  pass(8 * day)
  expect(await say(author, id, 'Late')).toEqual(fail('not-allowed', { '': 'quiet' }))
})

test.each([{}, { days: '2' }, { days: '0' }, { days: 'x' }, { days: '999999' }])(
  'days are of the list: %j',
  async (typed) => {
    const { moderator, id } = await thread()
    const input = { action: 'slow', reason: 'quarrel', ...typed }
    expect(await moderateItem(moderator, post(id), input)).toMatchObject({ code: 'invalid' })
    expect(unwrap(await readPost(null, id)).writeLimit).toBeNull()
  },
)

test('a comment cannot be slowed down or closed', async () => {
  const { author, moderator, id } = await thread()
  const item = comment((await makeComment(author, id)).id)
  for (const input of [slow, lock])
    expect(await moderateItem(moderator, item, input)).toMatchObject({ code: 'conflict' })
})
