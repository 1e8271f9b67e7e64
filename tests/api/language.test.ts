import { expect, test } from 'vitest'
import { member, visitor, type CommentBody, type PostBody } from '../support/http/api-member'

const typed = 'यह रंडी कौन है? Such a bitch.'
const masked = 'यह **** कौन है? Such a *****.'

test('every answer carries the masked text, and none of what was typed', async () => {
  const { client } = await member()
  const form = { title: 'Such a bitch', content: typed, type: 'general' }
  const made = await client.call<PostBody>('POST', '/api/forum/posts', form)
  expect(made.body.post).toMatchObject({ title: 'Such a *****', content: masked })
  const path = `/api/forum/posts/${made.body.post._id}`
  const comment = await client.call<CommentBody>('POST', `${path}/comments`, { content: typed })
  expect(comment.body.comment).toMatchObject({ content: masked })
  const commentPath = `/api/forum/comments/${comment.body.comment._id}`
  const answers = await Promise.all([
    client.call('GET', path),
    client.call('GET', `${path}/comments`),
    client.call('GET', '/api/forum/posts'),
    client.call('GET', '/api/auth/me/posts'),
    client.call('GET', '/api/auth/me/comments'),
    client.call('PATCH', commentPath, { content: `${typed}!` }),
    client.call('PATCH', path, { content: `${typed}!` }),
    visitor().call('GET', path),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(text).toContain('****')
    expect(text).not.toMatch(/bitch|रंडी|original/)
  }
})
