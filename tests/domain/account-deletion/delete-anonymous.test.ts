import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { day, minute } from '~/domain/durations'
import { visibleChanges } from '~/domain/visible-changes'
import { listPosts } from '~/domain/posts/read-posts.server'
import {
  completeDepartures,
  delayOf,
  departureDays,
  departurePurpose,
} from '~/domain/account-deletion/departures.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { retention } from '~/domain/retention-periods'
import { encrypt } from '~/runtime/encryption.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'
import { remove, restore } from '../../support/forum/moderation-actions'
import { completeAllDepartures, go, leave, threadsOf, traces } from '../../support/leaving'

describe('what was anonymous', () => {
  /** Returns what everybody can see of the forum. */
  const seen = async (postId: string) => {
    const { posts } = unwrap(await listPosts(null, {}))
    const threads = await threadsOf(postId)
    return {
      anonymous: [
        ...posts.filter(({ isAnonymous }) => isAnonymous),
        ...threads.filter(({ isAnonymous }) => isAnonymous),
      ].map(({ id, content }) => [id, content]),
      likes: posts.map(({ id, likes }) => [id, likes]),
    }
  }

  test('changes in nothing at the moment when its author leaves', async () => {
    const { asha, named, other } = await traces()
    const before = await seen(other.id)
    await leave(asha, go)
    const after = await seen(other.id)
    expect(after.anonymous).toEqual(before.anonymous)
    expect(after.likes).toEqual(before.likes.filter(([id]) => id !== named.id))
  })

  test('falls piece by piece, each at a moment of its own within three days', async () => {
    const asha = await makeMember()
    for (let count = 0; count < 20; count++) await makePost(asha, { isAnonymous: true })
    await leave(asha, go)
    const left = Date.now()
    const rows = await db.post.findMany({ select: { id: true } })
    const delays = rows.map(({ id }) => delayOf(id)).sort((a, b) => a - b)
    expect(new Set(delays).size).toBeGreaterThan(15)
    expect(delays.at(-1)).toBeLessThan(departureDays * day)
    expect(await completeDepartures(new Date(Date.now() - minute))).toBe(0)
    for (const delay of delays) {
      await completeDepartures(new Date(left + delay + minute))
      // The moments of two items may be less than a minute apart.
      const later = (than: number) => delays.filter((each) => each > than).length
      const remaining = await db.post.count()
      expect(remaining).toBeLessThanOrEqual(later(delay))
      expect(remaining).toBeGreaterThanOrEqual(later(delay + 2 * minute))
      if (remaining) expect(await db.departure.count()).toBe(1)
    }
    expect(await completeAllDepartures()).toBe(0)
    expect(await db.departure.count()).toBe(1)
  })

  test('falls piece by piece over the next hours when the site was off for the three days', async () => {
    const asha = await makeMember()
    for (let count = 0; count < 40; count++) await makePost(asha, { isAnonymous: true })
    await leave(asha, go)
    const start = Date.now() + 10 * day
    expect(await completeDepartures(new Date(start))).toBeLessThan(10)
    expect(await db.departure.count()).toBe(1)
    expect(await completeAllDepartures(start + minute)).toBeGreaterThan(30)
    expect(await db.post.count()).toBe(0)
  })

  test('what reports have hidden falls too, and the counters stay right', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    const { id: postId } = await makePost(ravi)
    await makePost(asha, { isAnonymous: true })
    await makeComment(asha, postId, { isAnonymous: true })
    const hiddenNow = { removedAt: new Date(), hiddenAt: new Date() }
    await db.post.updateMany({ where: { isAnonymous: true }, data: hiddenNow })
    await db.comment.updateMany({ data: hiddenNow })
    await db.post.updateMany({ where: { id: postId }, data: { commentCount: 0 } })
    await leave(asha, go)
    const changes = visibleChanges()
    expect(await completeAllDepartures()).toBe(2)
    expect(visibleChanges()).toBeGreaterThan(changes)
    expect(await db.post.findMany()).toMatchObject([{ id: postId, commentCount: 0 }])
    expect(await db.comment.count()).toBe(0)
  })

  test('what a moderator removed meanwhile is left to the moderators', async () => {
    const asha = await makeMember()
    await makePost(asha, { isAnonymous: true })
    await leave(asha, go)
    await db.post.updateMany({ data: { removedAt: new Date() } })
    expect(await completeAllDepartures()).toBe(0)
    expect(await db.post.count()).toBe(1)
  })

  test('what a moderator removed and shows again later falls within hours', async () => {
    const [asha, moderator] = [await makeMember(), await makeModerator()]
    const { id: postId } = await makePost(await makeMember())
    const items = [
      post((await makePost(asha, { isAnonymous: true })).id),
      comment((await makeComment(asha, postId, { isAnonymous: true })).id),
    ]
    for (const item of items) unwrap(await moderateItem(moderator, item, remove))
    const offered = async () =>
      Promise.all(
        items.map(async (item) => unwrap(await readModeratedItem(moderator, item)).actions),
      )
    const before = await offered()
    await leave(asha, go)
    expect(await completeAllDepartures()).toBe(0)
    expect(await offered()).toEqual(before)
    for (const item of items) unwrap(await moderateItem(moderator, item, restore))
    expect(await completeAllDepartures(Date.now() + 100 * day)).toBe(2)
    expect(await db.post.findMany()).toMatchObject([{ id: postId, commentCount: 0 }])
  })

  test('every row about who left is kept equally long, until what was removed is purged', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    await makePost(asha, { isAnonymous: true })
    await db.post.updateMany({ data: { removedAt: new Date() } })
    await leave(asha, go)
    await leave(ravi)
    const ofLeaving = departureDays + retention.removedContent
    await completeAllDepartures()
    await completeAllDepartures(Date.now() + (ofLeaving - 1) * day)
    expect(await db.departure.count()).toBe(2)
    await completeAllDepartures(Date.now() + ofLeaving * day)
    expect(await db.departure.count()).toBe(0)
  })
})

test('a departure without further work is not read again until it goes', async () => {
  const asha = await makeMember()
  await leave(asha, go)
  await completeAllDepartures()
  // It would go at once if it were read.
  const departure = JSON.stringify({ memberId: asha.id, leftAt: 0, deletes: true })
  await db.departure.updateMany({ data: { sealed: encrypt(departurePurpose, departure) } })
  await completeDepartures(new Date(Date.now() + 10 * day))
  expect(await db.departure.count()).toBe(1)
  const ofLeaving = departureDays + retention.removedContent
  await completeDepartures(new Date(Date.now() + (ofLeaving + 1) * day))
  expect(await db.departure.count()).toBe(0)
})
