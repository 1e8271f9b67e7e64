import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listPosts } from '~/domain/posts/read-posts.server'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

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
