import { beforeEach, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { problemSentence } from '~/http/problem-sentence.server'
import * as apiPosts from '~/routes/api/forum/posts'
import * as newPost from '~/routes/forum/new-post'
import * as post from '~/routes/forum/post'
import * as editProfile from '~/routes/profile/edit-profile'
import { makeComment, makeMember, makePost } from '../support/forum/factories'
import {
  captureResponse,
  getCookie,
  getRequest,
  loadContext,
  postRequest,
  routeArguments,
  submit,
} from '../support/http/page-request'
import { submitJson } from '../support/http/submit-json'

// `tests/access` has the status of every form and call. This file has the words, and the forms that one page has.
const written = { title: 'A fine title', content: 'Long enough content.', type: 'general' }
const words = problemSentence('en', '', 'suspended')

let cookie = ''
let postId = ''
let commentId = ''

beforeEach(async () => {
  const member = await makeMember('asha')
  postId = (await makePost(member)).id
  commentId = (await makeComment(member, postId)).id
  cookie = await getCookie(member)
  const suspendedUntil = new Date(Date.now() + 60_000)
  await db.user.update({ where: { id: member.id }, data: { suspendedUntil } })
})

const send = (typed: Record<string, string>) =>
  submit(post, `/forum/post/${postId}`, typed, cookie, { postId })

test('what others read of a suspended member stays as it was, and the member is told why', async () => {
  const forms = [
    await submit(newPost, '/forum/new', written, cookie),
    await send({ content: 'A comment' }),
    await submit(editProfile, '/profile/edit', { displayName: 'Another', bio: 'New' }, cookie),
  ]
  for (const { status, value } of forms)
    expect([status, JSON.stringify(value)]).toEqual([403, expect.stringContaining(words)])
  const call = await submitJson(apiPosts, '/api/forum/posts', written, cookie)
  expect([call.status, await call.text()]).toEqual([403, expect.stringContaining(words)])
  const { displayName, bio } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'asha' } })
  expect({ displayName, bio }).toEqual({ displayName: 'Display asha', bio: '' })
  expect([await db.post.count(), await db.comment.count()]).toEqual([1, 1])
})

test('a text is still there when its author, now suspended, switches the language', async () => {
  const context = loadContext()
  const sent = postRequest('/forum/new', { ...written, choice: 'language' }, cookie)
  await captureResponse(newPost.action(routeArguments(sent, {}, context)))
  // Without JavaScript, the response loads the page in the same request.
  const page = routeArguments(getRequest('/forum/new', cookie), {}, context)
  expect((await captureResponse(newPost.loader(page))).status).toBe(200)
})

test.each([
  [{ go: 'save', title: 'Another title', content: 'Long enough content.' }, 403],
  [{ go: 'remove' }, 303],
])('one’s own post: %j is answered with %i', async (typed, status) => {
  expect((await send(typed)).status).toBe(status)
})

test.each(['like', 'helped'])('the button %s of a comment leads to the profile', async (name) => {
  const helped = { go: 'helped', comment: commentId, helped: 'true' }
  const { status, headers } = await send(name === 'like' ? { like: `true.${commentId}` } : helped)
  expect([status, headers.get('Location')]).toEqual([303, '/profile'])
  expect(await db.like.count()).toBe(0)
})
