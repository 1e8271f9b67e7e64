import { expect, test } from 'vitest'
import { makePost } from '../support/forum/factories'
import { newPost, member } from '../support/http/api-member'

type Problem = { error: string; fields?: object; guidance?: object[] }

test('a text that names a person answers 400 with its passages, until it is sent as seen', async () => {
  const { client, row } = await member('asha')
  const content = 'मुझे ९८७६५ ४३२१० पर फ़ोन कीजिए।'
  const asked = await client.call<Problem>('POST', '/api/forum/posts', { ...newPost, content })
  expect(asked.status).toBe(400)
  expect(asked.body).toEqual({
    error: expect.stringContaining('guidanceSeen') as string,
    guidance: [{ field: 'content', kind: 'phone', start: 5, end: 16 }],
  })
  const sent = { ...newPost, content, guidanceSeen: true }
  expect((await client.call('POST', '/api/forum/posts', sent)).status).toBe(201)

  const { id } = await makePost(row)
  const comments = `/api/forum/posts/${id}/comments`
  const comment = { content: 'Write to asha@gmail.com' }
  const refused = await client.call<Problem>('POST', comments, comment)
  expect([refused.status, refused.body.guidance]).toEqual([
    400,
    [{ field: 'content', kind: 'email', start: 9, end: 23 }],
  ])
  expect((await client.call('POST', comments, { ...comment, guidanceSeen: true })).status).toBe(201)
  const title = 'Please help me'
  const edited = await client.call<Problem>('PATCH', `/api/forum/posts/${id}`, { title })
  expect([edited.status, edited.body.guidance]).toEqual([
    400,
    [{ field: 'title', kind: 'empty-title', start: 0, end: 14 }],
  ])
})
