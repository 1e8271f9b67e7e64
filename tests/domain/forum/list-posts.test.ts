import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { firstSortKey } from '~/domain/authorship/authorship.server'
import { day } from '~/domain/durations'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { fail } from '~/domain/result'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

test('lists newest first, by kind, in pages without gaps while posts are being added', async () => {
  const member = await makeMember()
  const episode = await db.episode.create({ data: { feedKey: 'e1', title: 'One' } })
  const made: string[] = []
  for (let index = 0; index < 5; index++) made.unshift((await makePost(member)).id)
  const about = await makePost(member, { type: 'episode', episodeId: episode.id })

  const first = unwrap(await listPosts(null, { type: 'general', limit: '2' }))
  await makePost(member)
  const second = unwrap(
    await listPosts(null, { type: 'general', limit: 2, cursor: first.nextCursor ?? '' }),
  )
  const third = unwrap(
    await listPosts(null, { type: 'general', limit: 2, cursor: second.nextCursor ?? '' }),
  )
  const shown = [first, second, third].flatMap((page) => page.posts.map((post) => post.id))
  expect(shown).toEqual(made)
  expect(third.nextCursor).toBeNull()

  const episodes = unwrap(await listPosts(null, { type: 'episode' }))
  expect(episodes.posts.map((post) => post.id)).toEqual([about.id])
  expect(unwrap(await listPosts(null, {})).posts).toHaveLength(7)
})

test('lists unanswered posts by kind, in pages, without those that have a comment', async () => {
  const member = await makeMember()
  const made: string[] = []
  for (let index = 0; index < 3; index++) made.unshift((await makePost(member)).id)
  const answered = await makePost(member)
  await makeComment(member, answered.id)

  const query = { sort: 'unanswered', type: 'general', limit: 2 }
  const first = unwrap(await listPosts(null, query))
  const second = unwrap(await listPosts(null, { ...query, cursor: first.nextCursor ?? '' }))
  expect([first, second].flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(made)
  expect(second.nextCursor).toBeNull()
  expect(unwrap(await listPosts(null, { sort: 'unanswered', type: 'episode' })).posts).toEqual([])
  expect(unwrap(await listPosts(null, { sort: 'newest' })).posts).toHaveLength(4)
})

test('lists no closed thread as unanswered, because nobody can answer there', async () => {
  const member = await makeMember()
  const quiet = firstSortKey(new Date(Date.now() - 181 * day))
  for (const closed of [
    { lockedAt: new Date() },
    { lockedAt: new Date(), lockedUntil: new Date(Date.now() + day) },
    { activityKey: quiet, sortKey: quiet },
  ])
    await db.post.update({ where: { id: (await makePost(member)).id }, data: closed })
  const open = await makePost(member)
  const lock = { lockedAt: new Date(), lockedUntil: new Date() }
  await db.post.update({ where: { id: open.id }, data: lock })
  await indexAllPending()
  for (const { posts } of [
    unwrap(await listPosts(null, { sort: 'unanswered' })),
    unwrap(await searchPosts(null, { sort: 'unanswered', q: open.title })),
  ])
    expect(posts.map(({ id }) => id)).toEqual([open.id])
})

test.each([
  { type: 'other' },
  { sort: 'oldest' },
  { cursor: 'x' },
  { cursor: '' },
  { limit: 0 },
  { limit: 101 },
  { limit: 'many' },
])('refuses the query %j', async (query) => {
  expect(await listPosts(null, query)).toMatchObject({ ok: false, code: 'invalid' })
})

test('an empty forum is an empty page', async () => {
  expect(unwrap(await listPosts(null, {}))).toEqual({ posts: [], nextCursor: null })
})

test('reads one post, and calls missing what is removed, unknown or no id', async () => {
  const post = await makePost(await makeMember())
  expect(unwrap(await readPost(null, post.id))).toEqual({ ...post, isOwn: false })
  await db.post.updateMany({ data: { removedAt: new Date() } })
  for (const id of [post.id, '018f0000-0000-7000-8000-000000000000', "' OR 1=1", '']) {
    expect(await readPost(null, id)).toEqual(fail('not-found'))
  }
  expect(unwrap(await listPosts(null, {})).posts).toEqual([])
})

test('shows the author of neither an anonymous post nor one who left', async () => {
  const member = await makeMember('asha')
  const [hidden, named] = [await makePost(member, { isAnonymous: true }), await makePost(member)]
  const byId = async (id: string) => unwrap(await readPost(member, id))
  expect(await byId(hidden.id)).toMatchObject({ isAnonymous: true, user: null })
  await db.user.deleteMany()
  expect(await byId(named.id)).toMatchObject({ isAnonymous: false, user: null })
})

test('narrows the list to one episode, in pages', async () => {
  const member = await makeMember()
  const [one, two] = await Promise.all(
    ['one', 'two'].map((feedKey) => db.episode.create({ data: { feedKey, title: feedKey } })),
  )
  const about = (episodeId = '') => makePost(member, { type: 'episode', episodeId })
  const made = [await about(one?.id), await about(two?.id), await about(one?.id)]
  await makePost(member)

  const first = unwrap(await listPosts(null, { type: 'episode', episodeId: one?.id, limit: 1 }))
  const cursor = first.nextCursor
  const second = unwrap(await listPosts(null, { episodeId: one?.id, limit: 1, cursor }))
  const shown = [first, second].flatMap(({ posts }) => posts.map(({ id }) => id))
  expect(shown).toEqual([made[2]?.id, made[0]?.id])
  expect(second.nextCursor).toBeNull()

  // The form's choice 'All episodes' sends an empty value.
  const all = unwrap(await listPosts(null, { type: 'episode', episodeId: '' }))
  expect(all.posts).toHaveLength(3)
  const general = await listPosts(null, { type: 'general', episodeId: one?.id })
  expect(unwrap(general).posts).toEqual([])
})

test.each(['x', '1', "' OR 1=1", '018F0000-0000-7000-8000-000000000000'])(
  'refuses the episode %j',
  async (episodeId) => {
    expect(await listPosts(null, { episodeId })).toMatchObject({
      ok: false,
      fields: { episodeId: 'episodeUnknown' },
    })
  },
)
