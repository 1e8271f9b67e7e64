import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { editPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts } from '~/domain/posts/read-posts.server'
import { countTopics } from '~/domain/posts/topics.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { fail } from '~/domain/result'
import { makeMember, unwrap } from '../../support/forum/factories'

type Asker = Awaited<ReturnType<typeof makeMember>>

let number = 0

async function publish(asker: Asker, post: Record<string, unknown> = {}) {
  const title = `Question number ${++number}`
  const text = { title, content: 'What helped you with it?', type: 'general' }
  return unwrap(await publishPost(asker, { ...text, ...post })).id
}

async function listed(query: Record<string, unknown>) {
  return unwrap(await listPosts(null, query)).posts.map(({ id }) => id)
}

test('lists posts by topic and by the language of their text, together and after an edit', async () => {
  const asker = await makeMember()
  const hindi = { title: 'माहवारी में दर्द', content: 'क्या करूँ, कोई उपाय बताइए?' }
  const [a, b, c] = [
    await publish(asker, { topic: 'periods' }),
    await publish(asker, { topic: 'periods', ...hindi }),
    await publish(asker),
  ]
  expect(await listed({ topic: 'periods' })).toEqual([b, a])
  expect(await listed({ topic: 'other' })).toEqual([c])
  expect(await listed({ language: 'hi' })).toEqual([b])
  expect(await listed({ topic: 'periods', language: 'en', sort: 'unanswered' })).toEqual([a])
  expect(await listPosts(null, { topic: 'unknown' })).toEqual(
    fail('invalid', { topic: 'topicUnknown' }),
  )
  const found = unwrap(await searchPosts(null, { q: 'helped', topic: 'other' }))
  expect(found.posts.map(({ id }) => id)).toEqual([c])

  unwrap(await editPost(asker, c, { topic: 'pcos', ...hindi }))
  expect(await listed({ topic: 'pcos', language: 'hi' })).toEqual([c])
  const { editedAt } = await db.post.findUniqueOrThrow({ where: { id: a } })
  unwrap(await editPost(asker, a, { topic: 'mind' }))
  expect(await listed({ topic: 'mind' })).toEqual([a])
  // Its text has not changed.
  expect((await db.post.findUniqueOrThrow({ where: { id: a } })).editedAt).toEqual(editedAt)
})

test('refuses a topic that is not in the list, and takes an empty one for none', async () => {
  const asker = await makeMember()
  const text = { title: 'A question', content: 'What helped you?', type: 'general' }
  expect(await publishPost(asker, { ...text, topic: 'gossip' })).toEqual(
    fail('invalid', { topic: 'topicUnknown' }),
  )
  expect(unwrap(await publishPost(asker, { ...text, topic: '' })).topic).toBe('other')
})

test('counts the posts of each topic, and counts again after ten seconds', async () => {
  const asker = await makeMember()
  const later = Date.now() + 60_000
  const before = await countTopics(later)
  await publish(asker, { topic: 'violence' })
  expect((await countTopics(later + 9_000)).violence).toBe(before.violence)
  expect((await countTopics(later + 11_000)).violence).toBe(before.violence + 1)
})

test('orders posts by their last comment, in pages', async () => {
  const asker = await makeMember()
  const [a, b, c] = [await publish(asker), await publish(asker), await publish(asker)]
  const comment = async (postId: string) =>
    unwrap(await publishComment(asker, postId, { content: `For ${postId}` })).id
  await comment(a)
  expect(await listed({ sort: 'active' })).toEqual([a, c, b])
  const onB = await comment(b)
  const first = unwrap(await listPosts(null, { sort: 'active', limit: 2 }))
  expect(first.posts.map(({ id }) => id)).toEqual([b, a])
  expect(await listed({ sort: 'active', cursor: first.nextCursor })).toEqual([c])

  unwrap(await deleteComment(asker, onB))
  expect(await listed({ sort: 'active' })).toEqual([a, c, b])
})

test('the place of a post is a key that its items have now, whatever happens to them', async () => {
  const asker = await makeMember()
  const post = await publish(asker)
  const lone = await publish(asker)
  const { id } = unwrap(await publishComment(asker, post, { content: 'I wonder too.' }))
  unwrap(await editComment(asker, id, { isAnonymous: true }))
  unwrap(await editPost(asker, lone, { isAnonymous: true }))
  const comment = await db.comment.findUniqueOrThrow({ where: { id } })
  const places = await db.post.findMany({ select: { id: true, sortKey: true, activityKey: true } })
  const placeOf = new Map(places.map((each) => [each.id, each]))
  // The key of the named comment or post would reveal to the millisecond when it was written.
  expect(placeOf.get(post)?.activityKey).toBe(comment.sortKey)
  expect(placeOf.get(lone)?.activityKey).toBe(placeOf.get(lone)?.sortKey)
})
