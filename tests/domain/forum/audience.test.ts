import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { listReplies, locateComment } from '~/domain/comments/list-comments.server'
import { askedThisWeek } from '~/domain/posts/asked-this-week.server'
import { editPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts, newestPosts, readPost } from '~/domain/posts/read-posts.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { partsOfPosts, postsOfPart } from '~/domain/posts/sitemap.server'
import { countTopics } from '~/domain/posts/topics.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { similarPosts } from '~/domain/search/related-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import type { Actor } from '~/domain/members/member'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

const later = () => Date.now() + 3_600_000

async function room() {
  const [author, reader] = [await makeMember(), await makeMember()]
  const open = await makePost(author, { title: 'Iron for everybody' })
  const post = await makePost(author, { title: 'Iron for members', audience: 'members' })
  const comment = await makeComment(reader, post.id, { content: 'Iron again' })
  return { author, reader, open, post, comment }
}

const idsOf = (posts: { id: string }[]) => posts.map(({ id }) => id)

test('members read it, which it says, and comment on it', async () => {
  const { author, reader, open, post, comment } = await room()
  for (const actor of [author, reader]) {
    expect(unwrap(await readPost(actor, post.id)).audience).toBe('members')
    expect(idsOf(unwrap(await listPosts(actor, {})).posts)).toEqual([post.id, open.id])
    expect(unwrap(await searchPosts(actor, { q: 'iron' })).posts).toHaveLength(2)
    expect(idsOf(await askedThisWeek(actor))).toContain(post.id)
    expect(await listReplies(actor, comment.id, {})).toMatchObject({ ok: true })
  }
  const another = unwrap(await publishComment(reader, post.id, { content: 'Another' }))
  expect(await locateComment(reader, post.id, another.id, 100_000)).not.toBeNull()
})

test('for visitors it is missing', async () => {
  const { open, post, comment } = await room()
  const missing = { ok: false, code: 'not-found' }
  expect(await readPost(null, post.id)).toMatchObject(missing)
  expect(await listReplies(null, comment.id, {})).toMatchObject(missing)
  expect(idsOf(unwrap(await listPosts(null, {})).posts)).toEqual([open.id])
  expect(idsOf(unwrap(await searchPosts(null, { q: 'iron' })).posts)).toEqual([open.id])
  expect(unwrap(await searchPosts(null, { q: 'again' })).posts).toEqual([])
  expect(idsOf(await askedThisWeek(null))).toEqual([open.id])
  expect(idsOf(await newestPosts())).toEqual([open.id])
  expect(idsOf(unwrap(await postsOfPart({})))).toEqual([open.id])
  expect(await partsOfPosts(2, [])).toHaveLength(1)
  expect((await countTopics(later())).other).toBe(1)
  const where = { id: post.id }
  await db.post.update({ where, data: { removedAt: new Date(), hiddenAt: new Date() } })
  expect(await readTombstone(null, post.id)).toMatchObject(missing)
})

test('pages of a visitor’s list are full, and end where they end without it', async () => {
  const author = await makeMember()
  for (let number = 1; number <= 6; number++) {
    const audience = number % 2 ? 'members' : 'everyone'
    await makePost(author, { title: `Number ${number}`, audience })
  }
  const first = unwrap(await listPosts(null, { limit: '2' }))
  expect(first.posts.map(({ title }) => title)).toEqual(['Number 6', 'Number 4'])
  const second = unwrap(await listPosts(null, { limit: '2', cursor: first.nextCursor }))
  expect(second.posts.map(({ title }) => title)).toEqual(['Number 2'])
  expect(second.nextCursor).toBeNull()
})

test('it takes no place among the few that are suggested to visitors', async () => {
  const author = await makeMember()
  for (let number = 1; number <= 45; number++)
    await makePost(author, {
      title: `Xylitol ${number}`,
      audience: number > 2 ? 'members' : 'everyone',
    })
  await indexAllPending()
  const suggested = async (viewer: Actor) =>
    unwrap(await similarPosts(viewer, { title: 'Is xylitol safe?' })).map(({ title }) => title)
  expect((await suggested(null)).sort()).toEqual(['Xylitol 1', 'Xylitol 2'])
  expect(await suggested(author)).toHaveLength(5)
})

test('its author changes who may read it, which is no edit of the text', async () => {
  const { author, reader, open } = await room()
  const closed = unwrap(await editPost(author, open.id, { audience: 'members' }))
  expect(closed).toMatchObject({ audience: 'members', editedAt: null })
  expect(await readPost(null, open.id)).toMatchObject({ code: 'not-found' })
  expect(await editPost(reader, open.id, { audience: 'everyone' })).toMatchObject({
    code: 'not-allowed',
  })
  unwrap(await editPost(author, open.id, { title: 'Another title' }))
  expect(await readPost(null, open.id)).toMatchObject({ code: 'not-found' })
  unwrap(await editPost(author, open.id, { audience: 'everyone' }))
  expect(await readPost(null, open.id)).toMatchObject({ ok: true })
})

test('another audience is refused, and everybody is the default', async () => {
  const author = await makeMember()
  const form = { title: 'Who reads this', content: 'Long enough for it.', type: 'general' }
  expect(await publishPost(author, { ...form, audience: 'friends' })).toMatchObject({
    fields: { audience: 'audienceUnknown' },
  })
  for (const audience of ['', undefined])
    expect(
      unwrap(await publishPost(author, { ...form, title: `For whom: ${audience}`, audience })),
    ).toMatchObject({
      audience: 'everyone',
    })
})
