import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { heldReason } from '~/domain/held'
import { likePost } from '~/domain/activity/like-post.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { listLikedPosts } from '~/domain/activity/list-liked-posts.server'
import { listOwnComments, listOwnPosts, readOwnPage } from '~/domain/activity/own-page.server'
import { listPosts, newestPosts, readPost } from '~/domain/posts/read-posts.server'
import { readOwnComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { postsOfPart } from '~/domain/posts/sitemap.server'
import { readModeratedMember } from '~/domain/moderation/members.server'
import { readBlock } from '~/domain/moderation/block-author.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readReportable } from '~/domain/moderation/reports.server'
import { fail, ok } from '~/domain/result'
import { countOf, remove, restore } from '../../support/forum/moderation-actions'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'

describe('a removed post', () => {
  test('is out of every list, search, feed and sitemap, and comes back to all of them', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const moderator = await makeModerator()
    const { id } = await makePost(author, { title: 'Turmeric and sleep' })
    const below = await makeComment(reader, id, { content: 'Cinnamon as well' })
    await likePost(reader, id, { liked: '1' })
    const doors = async () =>
      Promise.all([
        listPosts(reader, {}).then((page) => unwrap(page).posts.length),
        listPosts(null, { type: 'general' }).then((page) => unwrap(page).posts.length),
        searchPosts(null, { q: 'turmeric' }).then((page) => unwrap(page).posts.length),
        searchPosts(null, { q: 'cinnamon' }).then((page) => unwrap(page).posts.length),
        newestPosts().then(({ length }) => length),
        postsOfPart({}).then((part) => unwrap(part).length),
        readPost(reader, id).then((found) => Number(found.ok)),
        readPost(author, id).then((found) => Number(found.ok)),
        listOwnPosts(author, {}).then((page) => unwrap(page).posts.length),
        listOwnComments(reader, {}).then((page) => unwrap(page).comments.length),
        listLikedPosts(reader, {}).then((page) => unwrap(page).posts.length),
        readReportable(author, comment(below.id)).then((found) => Number(found.ok)),
        readBlock(author, comment(below.id)).then((found) => Number(found.ok)),
        readOwnComment(reader, below.id).then((found) => Number(found.ok)),
      ])
    const everywhere = Array(14).fill(1)
    expect(await doors()).toEqual(everywhere)
    expect(await moderateItem(moderator, post(id), remove)).toEqual(ok(null))
    expect(await doors()).toEqual(Array(14).fill(0))
    expect(await publishComment(reader, id, { content: 'x' })).toEqual(fail('not-found'))
    expect(await moderateItem(moderator, post(id), restore)).toEqual(ok(null))
    expect(await doors()).toEqual(everywhere)
  })

  test('tells its author alone why', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const { id, title, content } = await makePost(author)
    await moderateItem(await makeModerator(), post(id), remove)
    for (const actor of [author, reader, null])
      expect(await readTombstone(actor, id)).toEqual(fail('not-found'))
    const page = unwrap(await readOwnPage(author, 'posts', undefined))
    const told = { id, title, text: content, tombstone: 'removed', removedReason: 'abuse' }
    expect(page.items).toMatchObject([told])
  })
})

test('a removed comment leaves the counter right, and a placeholder only for its replies or its author', async () => {
  const [author, reader] = [await makeMember(), await makeMember()]
  const moderator = await makeModerator()
  const { id } = await makePost(reader)
  const alone = await makeComment(author, id, { content: 'alone', isAnonymous: true })
  const top = await makeComment(author, id, { content: 'top' })
  await makeComment(reader, id, { content: 'reply', parentCommentId: top.id })
  for (const item of [alone, top])
    expect(await moderateItem(moderator, comment(item.id), remove)).toEqual(ok(null))
  expect(await countOf(id)).toBe(1)
  const late = { content: 'Another reply', parentCommentId: top.id, isAnonymous: false }
  expect(await publishComment(reader, id, late)).toEqual(
    fail('invalid', { parentCommentId: 'parentUnknown' }),
  )
  const threadsFor = async (actor: typeof author | null) =>
    unwrap(await listComments(actor, id, {})).comments.map((each) => [
      each.tombstone,
      each.removedReason,
      each.content,
      each.user,
      each.anonymousNumber,
      each.replies.length,
    ])
  const placeholder = (reason: string | null, replies: number) => [
    'removed',
    reason,
    '',
    null,
    null,
    replies,
  ]
  for (const actor of [reader, null])
    expect(await threadsFor(actor)).toEqual([placeholder(null, 1)])
  // In any order: the position of an anonymous item within its hour is random.
  const ownThreads = await threadsFor(author)
  expect(ownThreads).toHaveLength(2)
  expect(ownThreads).toEqual(
    expect.arrayContaining([placeholder('abuse', 0), placeholder('abuse', 1)]),
  )
  expect((await searchPosts(null, { q: 'alone' })).ok).toBe(true)
  expect(unwrap(await searchPosts(null, { q: 'alone' })).posts).toEqual([])
  const page = unwrap(await readOwnPage(author, 'comments', undefined))
  expect(page.items.map(({ excerpt, removedReason }) => [excerpt, removedReason]).sort()).toEqual([
    ['alone', 'abuse'],
    ['top', 'abuse'],
  ])
  for (const item of [alone, top])
    expect(await moderateItem(moderator, comment(item.id), restore)).toEqual(ok(null))
  expect(await countOf(id)).toBe(3)
  expect((await threadsFor(null)).map(([unavailable]) => unavailable)).toEqual([null, null])
})

test('the facts about a member count what shows the name, and nothing anonymous', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const named = async () => unwrap(await readModeratedMember(moderator, author.id)).underName
  const first = await makePost(author)
  const second = await makePost(author)
  expect(await named()).toEqual({ posts: 2, removed: 0 })
  const secret = await makePost(author, { isAnonymous: true })
  const alone = await makeComment(author, first.id, { isAnonymous: true })
  for (const item of [post(second.id), post(secret.id), comment(alone.id)])
    unwrap(await moderateItem(moderator, item, remove))
  const removedAt = new Date()
  for (const data of [{ hiddenAt: removedAt }, { removedReason: heldReason }]) {
    const { id } = await makePost(author)
    await db.post.update({ where: { id }, data: { removedAt, ...data } })
  }
  expect(await named()).toEqual({ posts: 1, removed: 1 })
  const { newest } = unwrap(await readModeratedMember(moderator, author.id))
  expect(newest.map(({ id }) => id)).toEqual([first.id])
})
