import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listPosts } from '~/domain/posts/list-posts.server'
import { deleteScheduled } from '~/domain/account-deletion/scheduled-deletion.server'
import { makeMember, makePost, valueOf } from '../../support/forum/factories'
import { go, leave, threadsOf, threeDaysLater, traces } from '../../support/leaving'

describe('what was anonymous', () => {
  /** What anybody can see of the forum. */
  const seen = async (postId: string) => {
    const { posts } = valueOf(await listPosts(null, {}))
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
    const rows = await db.post.findMany({ select: { deleteAfter: true } })
    const moments = rows.map(({ deleteAfter }) => deleteAfter?.getTime() ?? 0)
    expect(new Set(moments).size).toBeGreaterThan(15)
    expect(Math.min(...moments)).toBeGreaterThan(Date.now() - 60_000)
    expect(Math.max(...moments)).toBeLessThan(threeDaysLater().getTime())
    expect(await deleteScheduled(new Date(Date.now() - 60_000))).toBe(0)
    const [first = 0] = moments.sort((a, b) => a - b)
    expect(await deleteScheduled(new Date(first))).toBeGreaterThanOrEqual(1)
    expect(await db.post.count()).toBeGreaterThan(10)
    expect(await deleteScheduled(threeDaysLater())).toBeGreaterThan(10)
    expect(await db.post.count()).toBe(0)
  })

  test('what a moderator removed meanwhile is left to the moderators', async () => {
    const asha = await makeMember()
    await makePost(asha, { isAnonymous: true })
    await leave(asha, go)
    await db.post.updateMany({ data: { removedAt: new Date() } })
    expect(await deleteScheduled(threeDaysLater())).toBe(0)
    expect(await db.post.count()).toBe(1)
  })
})
