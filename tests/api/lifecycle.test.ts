import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { ApiClient } from '../support/http/api-client'

type Id = { _id: string }

test('a member’s whole life through the API alone', async () => {
  const asha = new ApiClient()
  const ravi = new ApiClient()
  const visitor = new ApiClient()

  // Asha signs up, verifies the address by the mailed link, and completes the profile.
  const account = {
    username: 'asha',
    email: 'asha@example.com',
    password: 'correct horse',
    displayName: 'Asha',
  }
  const { body } = await asha.call<{ user: Id }>('POST', '/api/auth/signup', account)
  const token = await mailTo(body.user._id, account.email)
  expect((await visitor.call('GET', `/api/auth/verify-email?token=${token}`)).status).toBe(200)
  const profile = await asha.call('PATCH', '/api/auth/me', { bio: 'दो बच्चों की माँ' })
  expect(profile.body).toMatchObject({
    user: { displayName: 'Asha', bio: 'दो बच्चों की माँ', isVerified: true },
  })
  await asha.call('PATCH', '/api/auth/me/notifications', { emailNotifications: false })

  // Asha posts twice, once named and once anonymously.
  const ask = async (title: string, isAnonymous: boolean) =>
    (
      await asha.call<{ post: Id }>('POST', '/api/forum/posts', {
        title,
        content: 'मुझे रात में नींद नहीं आती, क्या करूँ?',
        type: 'general',
        isAnonymous,
      })
    ).body.post._id
  const open = await ask('नींद नहीं आती', false)
  const hidden = await ask('A question I am shy about', true)

  // Ravi signs up, likes and comments; Asha replies, and edits a post.
  await ravi.signUp('ravi')
  await ravi.call('POST', `/api/forum/posts/${open}/like`)
  const answer = await ravi.call<{ comment: Id }>('POST', `/api/forum/posts/${open}/comments`, {
    content: 'Try a cooler room.',
  })
  const parentCommentId = answer.body.comment._id
  const thanks = await asha.call<{ comment: Id }>('POST', `/api/forum/posts/${open}/comments`, {
    content: 'Thnak you!',
    parentCommentId,
  })
  const reply = `/api/forum/comments/${thanks.body.comment._id}`
  await asha.call('PATCH', reply, { content: 'Thank you!' })
  await asha.call('PATCH', `/api/forum/posts/${open}`, { title: 'रात में नींद नहीं आती' })
  await asha.call('POST', `/api/forum/posts/${hidden}/like`)

  const seen = await visitor.call(`GET`, `/api/forum/posts/${open}`)
  expect(seen.body).toMatchObject({
    post: { title: 'रात में नींद नहीं आती', likes: 1, likedBy: [], commentCount: 2 },
  })
  expect((await visitor.call('GET', `/api/forum/posts/${hidden}`)).body).toMatchObject({
    post: { user: null },
  })

  // Asha's own lists contain all of it.
  const own = async (what: string) => (await asha.call('GET', `/api/auth/me/${what}`)).body
  // An anonymous post has a random moment of its hour.
  const { posts } = (await asha.call<{ posts: Id[] }>('GET', '/api/auth/me/posts')).body
  expect(posts.map(({ _id }) => _id).sort()).toEqual([hidden, open].sort())
  expect(await own('comments')).toMatchObject({ comments: [{ content: 'Thank you!' }] })
  expect(await own('liked-posts')).toMatchObject({ posts: [{ _id: hidden }] })

  // Asha deletes items, signs out, and signs in again.
  expect((await asha.call('DELETE', `/api/forum/posts/${hidden}`)).status).toBe(204)
  expect((await asha.call('DELETE', reply)).status).toBe(204)
  await asha.call('POST', '/api/auth/signout')
  expect((await asha.call('GET', '/api/auth/status')).body).toEqual({ authenticated: false })
  expect((await asha.call('POST', '/api/forum/posts', {})).status).toBe(401)
  await asha.call('POST', '/api/auth/signin', {
    emailOrUsername: 'asha',
    password: 'correct horse',
  })
  expect((await asha.call('GET', '/api/auth/me')).body).toMatchObject({
    user: { _id: body.user._id, notificationSettings: { email: false } },
  })
  expect((await visitor.call('GET', '/api/forum/posts')).body).toMatchObject({
    posts: [{ _id: open, commentCount: 1, user: { displayName: 'Asha' } }],
  })
})

// Mails have their own tests. This creates the token of the link.
async function mailTo(userId: string, email: string) {
  const token = 'a-token-of-her-own'
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = new Date(Date.now() + 60_000)
  await db.token.create({ data: { kind: 'verifyEmail', tokenHash, userId, email, expiresAt } })
  return token
}
