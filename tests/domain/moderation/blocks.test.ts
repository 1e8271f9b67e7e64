import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { createNotificationDispatcher } from '~/domain/mail/notifications.server'
import type { Member } from '~/domain/members/member'
import { listLikedPosts } from '~/domain/activity/list-liked-posts.server'
import { listOwnPosts } from '~/domain/activity/own-page.server'
import { likePost } from '~/domain/activity/like-post.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { findPosts, searchPosts } from '~/domain/search/search-posts.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { listBlocks, readBlock, setBlock, unblock } from '~/domain/moderation/block-author.server'
import { fail, ok } from '~/domain/result'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'
import { outbox } from '../../support/mail/mailed'
import { allNews } from '../../support/mail/news'

async function blocking() {
  const [reader, author] = [await makeMember(), await makeMember('annoying')]
  const named = await makePost(author, { title: 'Named garlic' })
  expect(await setBlock(reader, post(named.id), true)).toEqual(ok({ postId: named.id }))
  return { reader, author, named }
}

describe('a blocked member', () => {
  test('has no named comments in a post’s count, also in lists and searches', async () => {
    const { reader, author } = await blocking()
    const discussed = await makePost(await makeMember(), { title: 'Counted garlic' })
    await makeComment(author, discussed.id)
    await makeComment(author, discussed.id, { isAnonymous: true })
    await makeComment(await makeMember(), discussed.id)
    const countFor = async (actor: Member | null, q?: string) =>
      unwrap(await findPosts(actor, { q })).posts.find(({ id }) => id === discussed.id)
        ?.commentCount
    expect(unwrap(await readPost(reader, discussed.id)).commentCount).toBe(2)
    expect(unwrap(await readPost(null, discussed.id)).commentCount).toBe(3)
    for (const q of [undefined, 'counted']) {
      expect(await countFor(reader, q)).toBe(2)
      expect(await countFor(author, q)).toBe(3)
    }
    const own = await makePost(reader, { title: 'Garlic of mine' })
    await makeComment(author, own.id)
    unwrap(await likePost(reader, discussed.id, { liked: '1' }))
    const { posts } = unwrap(await listOwnPosts(reader, {}))
    expect(posts).toMatchObject([{ id: own.id, commentCount: 0, liked: false }])
    const liked = unwrap(await listLikedPosts(reader, {}))
    expect(liked.posts).toMatchObject([{ id: discussed.id, commentCount: 2, liked: true }])
  })

  test('disappears with what carries their name, and with nothing else', async () => {
    const { reader, author, named } = await blocking()
    const nameless = await makePost(author, { title: 'Nameless garlic', isAnonymous: true })
    const other = await makePost(await makeMember(), { title: 'Other garlic' })
    const ids = async (actor: Member | null, q?: string) =>
      unwrap(await findPosts(actor, { q })).posts.map(({ id }) => id)
    // The position of an anonymous item within its hour is random.
    for (const q of [undefined, 'garlic']) {
      const [left, all] = [await ids(reader, q), await ids(null, q)]
      expect(left.toSorted()).toEqual([other.id, nameless.id].toSorted())
      expect(all.toSorted()).toEqual([other.id, nameless.id, named.id].toSorted())
      expect(all.filter((id) => id !== nameless.id)).toEqual([other.id, named.id])
    }
    expect(await readPost(reader, named.id)).toEqual(fail('not-found'))
    expect(await readTombstone(reader, named.id)).toEqual(ok({ tombstone: 'blocked', own: null }))
    expect((await readPost(author, named.id)).ok).toBe(true)
    const said = { content: 'A word', isAnonymous: false }
    expect(await publishComment(reader, named.id, said)).toEqual(fail('not-found'))
    expect(await likePost(reader, named.id, { liked: '1' })).toEqual(fail('not-found'))
    expect((await publishComment(reader, nameless.id, said)).ok).toBe(true)
    expect((await likePost(reader, nameless.id, { liked: '1' })).ok).toBe(true)
  })

  test('leaves pages full', async () => {
    const { reader, author } = await blocking()
    for (let index = 0; index < 4; index++) {
      await makePost(author, { title: 'Garlic again' })
      await makePost(reader, { title: 'Garlic of mine' })
    }
    for (const q of [undefined, 'garlic']) {
      const first = unwrap(await findPosts(reader, { limit: 3, q }))
      const second = unwrap(await findPosts(reader, { limit: 3, q, cursor: first.nextCursor }))
      expect([first.posts.length, second.posts.length, second.nextCursor]).toEqual([3, 1, null])
    }
  })

  test('leaves out of a thread what they wrote, but not what others replied, and is not found by it', async () => {
    const { reader, author } = await blocking()
    const { id } = await makePost(reader)
    await makeComment(author, id, { content: 'alone' })
    const top = await makeComment(author, id, { content: 'answered' })
    await makeComment(reader, id, { content: 'answer', parentCommentId: top.id })
    await makeComment(author, id, { content: 'once more', parentCommentId: top.id })
    await makeComment(author, id, { content: 'nameless', isAnonymous: true })
    const threads = unwrap(await listComments(reader, id, {})).comments
    const blocked = threads.filter(({ tombstone: unavailable }) => unavailable === 'blocked')
    const rest = threads.filter((thread) => !blocked.includes(thread))
    // In any order: the position of an anonymous item within its hour is random.
    expect(blocked.map(({ content, user }) => [content, user])).toEqual([['', null]])
    expect(
      rest.map(({ tombstone: unavailable, content, user }) => [unavailable, content, user]),
    ).toEqual([[null, 'nameless', null]])
    expect(blocked[0]?.replies.map(({ content }) => content)).toEqual(['answer'])
    expect(unwrap(await listComments(null, id, {})).comments).toHaveLength(3)
    await makeComment(author, id, { content: 'about saffron' })
    const found = async (actor: Member | null) =>
      unwrap(await searchPosts(actor, { q: 'saffron' })).posts.map((each) => each.id)
    expect([await found(reader), await found(null)]).toEqual([[], [id]])
    await makeComment(author, id, { content: 'saffron too', isAnonymous: true })
    expect(await found(reader)).toEqual([id])
  })

  test.each([
    [false, 0],
    [true, 1],
  ])('notifies only of anonymous comments (anonymous: %s)', async (isAnonymous, mails) => {
    const { reader, author } = await blocking()
    await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    const { id } = await makePost(reader)
    await makeComment(author, id, { isAnonymous })
    // A notification is stored in any case, so that the writer's response takes the same time.
    const noted = (await allNews()).filter(({ subscriberId }) => subscriberId === reader.id)
    expect(noted).toHaveLength(1)
    await createNotificationDispatcher()(new Date(Date.now() + 61 * 60_000))
    expect(await outbox()).toHaveLength(mails)
  })
})

describe('blocking', () => {
  test('works from what is named only, and tells nothing from the rest', async () => {
    const [reader, author] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author, { isAnonymous: true })
    const own = await makePost(reader)
    const nameless = await makeComment(author, id, { isAnonymous: true })
    for (const item of [post(id), comment(nameless.id), post(own.id), post('no id')]) {
      expect(await setBlock(reader, item, true)).toEqual(fail('not-found'))
      expect(await readBlock(reader, item)).toEqual(fail('not-found'))
    }
    expect(await db.block.count()).toBe(0)
  })

  test('twice at once is as good as once, also for the last of the 500', async () => {
    const [reader, author] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author)
    const data = Array.from({ length: 499 }, (_, index) => {
      const username = `blocked_${index}`
      return { id: crypto.randomUUID(), username, usernameKey: username }
    })
    await db.user.createMany({ data })
    const blocks = data.map(({ id: blockedId }) => ({ blockerId: reader.id, blockedId }))
    await db.block.createMany({ data: blocks })
    const press = () => setBlock(reader, post(id), true)
    const answers = await Promise.all(Array.from({ length: 8 }, press))
    expect(new Set([...answers, await press()].map(({ ok: isDone }) => isDone))).toEqual(
      new Set([true]),
    )
    const other = await makePost(await makeMember())
    expect(await setBlock(reader, post(other.id), true)).toEqual(
      fail('conflict', { '': 'blocksFull' }),
    )
  })

  test('and back, from the item and from the list', async () => {
    const { reader, author, named } = await blocking()
    const said = { username: 'annoying', displayName: author.displayName }
    const isBlocked = async () => unwrap(await readBlock(reader, post(named.id))).isBlocked
    await setBlock(reader, post(named.id), true)
    expect([await isBlocked(), await listBlocks(reader)]).toEqual([
      true,
      ok({ blocks: [said], nextCursor: null }),
    ])
    await setBlock(reader, post(named.id), false)
    expect([await isBlocked(), await listBlocks(reader)]).toEqual([
      false,
      ok({ blocks: [], nextCursor: null }),
    ])
    const { id } = await makeComment(author, named.id)
    await setBlock(reader, comment(id), true)
    expect(await unblock(reader, 'annoying')).toEqual(ok(null))
    expect(await unblock(reader, 'annoying')).toEqual(fail('not-found'))
    expect((await readPost(reader, named.id)).ok).toBe(true)
  })
})
