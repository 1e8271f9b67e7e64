import { describe, expect, test } from 'vitest'
import type { ApiClient } from '../support/http/api-client'
import { iso, member, newPost, type PostBody, visitor } from '../support/http/api-member'
import { makePost } from '../support/forum/factories'
import { unknownId } from '../support/forum/items'

describe('GET, PATCH and DELETE /api/forum/posts/{id}', () => {
  test('reads one, changes it and deletes it', async () => {
    const { client } = await member()
    const path = `/api/forum/posts/${(await client.call<PostBody>('POST', '/api/forum/posts', newPost)).body.post._id}`
    const changed = await client.call<PostBody>('PATCH', path, { title: 'A finer title' })
    expect(changed.status).toBe(200)
    expect(changed.body.post).toMatchObject({ title: 'A finer title', editedAt: iso, isOwn: true })
    const read = await visitor().call<PostBody>('GET', path)
    const { following: _, saved: __, newCount: ___, ...seen } = changed.body.post
    expect(read.body.post).toEqual({ ...seen, isOwn: false })
    expect(await client.call('DELETE', path)).toMatchObject({ status: 204, body: null })
    for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const) {
      const answer = await client.call(method, path, body)
      expect([answer.status, answer.body]).toEqual([404, { error: 'Post not found' }])
    }
  })

  test('never shows an anonymous author again', async () => {
    const { client } = await member('asha')
    const { body } = await client.call<PostBody>('POST', '/api/forum/posts', newPost)
    const path = `/api/forum/posts/${body.post._id}`
    expect((await client.call('PATCH', path, { isAnonymous: true })).body).toMatchObject({
      post: { isAnonymous: true, user: null, editedAt: null },
    })
    const answer = await client.call('PATCH', path, { isAnonymous: false })
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { isAnonymous: 'What was posted anonymously stays anonymous' },
    ])
  })

  test.each(['x', unknownId, '%00', "1' OR '1'='1", '..%2F..'])(
    'answers 404 to the id %s on every call of a post',
    async (id) => {
      const { client } = await member()
      const answers = [
        client.call('GET', `/api/forum/posts/${id}`),
        client.call('PATCH', `/api/forum/posts/${id}`, newPost),
        client.call('DELETE', `/api/forum/posts/${id}`),
        client.call('POST', `/api/forum/posts/${id}/like`),
        client.call('GET', `/api/forum/posts/${id}/comments`),
        client.call('POST', `/api/forum/posts/${id}/comments`, { content: 'x' }),
      ]
      for (const answer of await Promise.all(answers)) {
        expect([answer.status, answer.body]).toEqual([404, { error: 'Post not found' }])
      }
    },
  )
})

test('POST /api/forum/posts/{id}/like is a toggle that only the caller sees as theirs', async () => {
  const [author, reader] = [await member(), await member()]
  const path = `/api/forum/posts/${(await makePost(author.row)).id}`
  expect((await reader.client.call('POST', `${path}/like`)).body).toEqual({
    liked: true,
    likes: 1,
  })
  const seenBy = async (client: ApiClient) => (await client.call('GET', path)).body
  expect(await seenBy(reader.client)).toMatchObject({
    post: { likes: 1, likedBy: [reader.row.id] },
  })
  expect(await seenBy(author.client)).toMatchObject({ post: { likes: 1, likedBy: [] } })
  expect(await seenBy(visitor())).toMatchObject({ post: { likes: 1, likedBy: [] } })
  const again = await reader.client.call('POST', `${path}/like`, {})
  expect([again.status, again.body]).toEqual([200, { liked: false, likes: 0 }])
})
