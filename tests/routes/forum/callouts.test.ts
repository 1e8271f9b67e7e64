import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { loader as root } from '~/root'
import * as editProfile from '~/routes/profile/edit-profile'
import * as help from '~/routes/forum/help'
import * as newPost from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import { makeMember, makePost } from '../../support/forum/factories'
import {
  answerOf,
  cookieOf,
  getRequest,
  loadContext,
  postRequest,
} from '../../support/http/page-request'

const arguments_ = (request: Request, postId?: string) => ({
  request,
  params: postId === undefined ? {} : { postId },
  context: loadContext(),
})

async function calloutAt(path: string, cookie: string) {
  const { value } = await answerOf(root(arguments_(getRequest(path, cookie))))
  return (value as { callout: string | null }).callout
}

async function publish(fields: Record<string, string>, cookie: string) {
  const form = {
    title: 'A fine title',
    content: 'Long enough content.',
    type: 'general',
    ...fields,
  }
  return answerOf(newPost.action(arguments_(postRequest('/forum/new', form, cookie))))
}

test('an author who writes about a crisis gets the helplines on the next page, once, and the post is published', async () => {
  const cookie = await cookieOf(await makeMember())
  const { status } = await publish({ content: 'मैं मर जाना चाहती हूँ, कोई सुने।' }, cookie)
  expect([status, await db.post.count()]).toEqual([303, 1])
  const callout = await calloutAt('/forum?lng=hi', cookie)
  for (const number of ['112', '181', '14416', '7827170170'])
    expect(callout).toContain(`href="tel:${number}"`)
  expect(callout).toContain('यह बोझ अकेले न उठाएँ')
  expect(await calloutAt('/forum', cookie)).toBeNull()
  expect((await db.session.findMany()).map(({ notice }) => notice)).toEqual([null])
})

test('whose words were masked is told so, and nobody else', async () => {
  const cookie = await cookieOf(await makeMember())
  await publish({ content: 'This bitch of a day.' }, cookie)
  expect(await calloutAt('/forum', await cookieOf(await makeMember()))).toBeNull()
  const callout = await calloutAt('/forum', cookie)
  expect(callout).toContain('Some words were masked in what others see.')
  expect(callout).not.toContain('tel:')
})

test('an ordinary post says nothing', async () => {
  const cookie = await cookieOf(await makeMember())
  await publish({}, cookie)
  expect(await calloutAt('/forum', cookie)).toBeNull()
})

test('a comment leads to what its author is told', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const cookie = await cookieOf(member)
  const request = postRequest(`/forum/post/${id}`, { content: 'My husband beats me' }, cookie)
  const answer = await answerOf(postPage.action(arguments_(request, id)))
  expect(answer.headers.get('Location')).toBe(`/forum/post/${id}#comment-callout`)
  expect(await calloutAt(`/forum/post/${id}`, cookie)).toContain('id="comment-callout"')
})

test('a masked bio is told of on the profile, without helplines', async () => {
  const cookie = await cookieOf(await makeMember())
  const fields = { displayName: 'Asha', bio: 'Survivor of suicide, and no bitch.' }
  await answerOf(editProfile.action(arguments_(postRequest('/profile/edit', fields, cookie))))
  const callout = await calloutAt('/profile', cookie)
  expect([callout?.includes('masked'), callout?.includes('tel:')]).toEqual([true, false])
})

test('an address cannot make callouts', async () => {
  expect(await calloutAt('/forum?notice=post-created+help', '')).toBeNull()
})

test('the page of helplines and the standing line are there for everybody, in both languages', async () => {
  const { id } = await makePost(await makeMember())
  for (const [language, words] of [
    ['en', 'You are not alone'],
    ['hi', 'यह बोझ अकेले न उठाएँ'],
  ]) {
    const page = await help.loader(arguments_(getRequest(`/forum/help?lng=${language}`)))
    expect(page.box).toContain(words)
    const post = await answerOf(
      postPage.loader(arguments_(getRequest(`/forum/post/${id}?lng=${language}`), id)),
    )
    expect((post.value as { standing: string }).standing).toContain('href="/forum/help"')
  }
})

test('who has just signed up is welcomed on the next page in its language, once', async () => {
  const cookie = await cookieOf(await makeMember(), 'signed-up')
  const welcome = await calloutAt('/forum?lng=hi', cookie)
  expect(welcome).toContain('नमस्ते कहें')
  expect(welcome?.match(/<li>/g)).toHaveLength(3)
  expect(await calloutAt('/forum', cookie)).toBeNull()
})
