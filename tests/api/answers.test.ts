import { expect, test } from 'vitest'
import { makeComment, makeMember, makePost } from '../support/forum/factories'
import { unknownId } from '../support/forum/items'
import { iso, member, visitor, type PostBody, type PostsBody } from '../support/http/api-member'

type Answers = { answers: { post: { _id: string } }[]; total: number; nextCursor: string | null }

test('lists what is new in threads that the member wrote in, and marks it as read', async () => {
  const { client, row: asha } = await member()
  const { id } = await makePost(asha, { title: 'Sleep and iron', isAnonymous: true })
  await makeComment(await makeMember(), id)
  const listed = await client.call<Answers>('GET', '/api/auth/me/answers')
  const answer = { post: { _id: id, title: 'Sleep and iron' }, newCount: 1, latestAt: iso }
  expect(listed.body).toEqual({ answers: [answer], total: 1, nextCursor: null })
  const read = await client.call('POST', '/api/auth/me/answers/read', { postId: id })
  expect(read.status).toBe(204)
  expect((await client.call<Answers>('GET', '/api/auth/me/answers')).body.total).toBe(0)
})

test('without a body, everything is marked as read, with a misspelt one nothing', async () => {
  const { client, row: asha } = await member()
  const { id } = await makePost(asha)
  await makeComment(await makeMember(), id)
  const misspelt = await client.call('POST', '/api/auth/me/answers/read', { postID: id })
  expect([misspelt.status, misspelt.body]).toMatchObject([
    400,
    { fields: { postID: 'There is no field of this name' } },
  ])
  expect((await client.call<Answers>('GET', '/api/auth/me/answers')).body.total).toBe(1)
  expect((await client.call('POST', '/api/auth/me/answers/read')).status).toBe(204)
  expect((await client.call<Answers>('GET', '/api/auth/me/answers')).body.total).toBe(0)
})

test('follows and saves by toggling, which posts tell the member alone', async () => {
  const { client } = await member()
  const { id } = await makePost(await makeMember())
  const path = `/api/forum/posts/${id}`
  for (const expected of [true, false, true]) {
    expect((await client.call('POST', `${path}/follow`)).body).toEqual({ following: expected })
    expect((await client.call('POST', `${path}/save`)).body).toEqual({ saved: expected })
  }
  const use = { following: true, saved: true, newCount: 0 }
  expect((await client.call<PostBody>('GET', path)).body.post).toMatchObject(use)
  const saved = await client.call('GET', '/api/auth/me/saved-posts')
  expect(saved.body).toMatchObject({ posts: [{ _id: id, ...use }], nextCursor: null })
  const seen = (await visitor().call<PostBody>('GET', path)).body.post
  for (const name of Object.keys(use)) expect(seen).not.toHaveProperty(name)
})

test('what is similar and related refuses what it cannot use, in words', async () => {
  const { client } = await member()
  const { id } = await makePost(await makeMember())
  const similar = (query: string) => client.call('GET', `/api/forum/similar${query}`)
  for (const query of ['', '?title=a&title=b', '?title[]=a', `?title=${'x'.repeat(20_001)}`]) {
    const { status, body } = await similar(query)
    expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), 400])
    expect(body.error).toMatch(/[a-z]{3}/)
  }
  for (const query of ['?title=', '?title=%00', `?title=${'x'.repeat(5000)}`]) {
    const { status, body } = await similar(query)
    expect([query.slice(0, 20), status, body]).toEqual([query.slice(0, 20), 200, { posts: [] }])
  }
  for (const other of ['x', '%00', unknownId, 'x'.repeat(5000)]) {
    const { status, body } = await client.call('GET', `/api/forum/posts/${other}/related`)
    expect([status, body.error]).toEqual([404, 'Post not found'])
  }
  const found = await client.call('GET', `/api/forum/posts/${id}/related?limit=x`)
  expect([found.status, found.body]).toEqual([200, { posts: [] }])
})

test('a visitor is shown no post that the browser hides, in any list', async () => {
  const { client } = await member()
  const text = { title: 'Morning sickness', content: 'Does it ever end?', type: 'general' }
  const publish = (more: object) =>
    client.call<PostBody>('POST', '/api/forum/posts', { ...text, ...more })
  const { body } = await publish({ title: 'Morning sickness again' })
  await publish({ contentNote: 'loss' })
  const lists = ['', '?q=sickness', `/${body.post._id}/related`].map((end) => `/posts${end}`)
  for (const list of [...lists, '/similar?title=sickness']) {
    const titles = async (cookie: string) => {
      const found = await visitor().with(cookie).call<PostsBody>('GET', `/api/forum${list}`)
      return found.body.posts.map(({ title }) => title)
    }
    expect([list, await titles('')]).toEqual([list, expect.arrayContaining([text.title])])
    expect([list, await titles('hidden=~loss')]).toEqual([
      list,
      expect.not.arrayContaining([text.title]),
    ])
  }
})
