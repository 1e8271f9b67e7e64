import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import * as newPostPage from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import { makeMember, makePost } from '../../support/forum/factories'
import { lockPost } from '../../support/forum/items'
import {
  captureResponse,
  getCookie,
  getRequest,
  loadContext,
  type openPage,
  postRequest,
  routeArguments,
  submit,
  type Route,
} from '../../support/http/page-request'

/** Sends and opens a screen's form. A page without JavaScript is opened in the context of the form that it answers. */
function browser(
  { loader, action }: Route & Parameters<typeof openPage>[0],
  path: string,
  cookie: string,
  params = {},
) {
  return {
    send: (fields: Record<string, string>) => {
      const context = loadContext()
      const request = postRequest(path, fields, cookie)
      return { context, answer: captureResponse(action(routeArguments(request, params, context))) }
    },
    open: (context = loadContext()) =>
      captureResponse(loader(routeArguments(getRequest(path, cookie), params, context))),
  }
}

test('a preview keeps all that was typed and its key: sent before and after it, a comment is one', async () => {
  const member = await makeMember()
  const { id: postId, title } = await makePost(await makeMember())
  const path = `/forum/post/${postId}`
  const cookie = await getCookie(member)
  const { send, open } = browser(postPage, path, cookie, { postId })

  const { value } = await open()
  const { idempotencyKey } = (value as { form: { idempotencyKey: string } }).form
  const typed = {
    content: 'See https://a.example\n\n- one\n- two',
    isAnonymous: 'on',
    idempotencyKey,
  }
  const { context, answer } = send({ ...typed, go: 'preview' })
  expect(await answer).toMatchObject({
    status: 200,
    value: {
      lastResult: { initialValue: typed },
      preview: {
        item: {
          author: 'Anonymous',
          badges: [],
          richText: [['See ', { href: 'https://a.example' }], { items: [['one'], ['two']] }],
        },
      },
    },
  })
  expect(JSON.stringify((await answer).value)).not.toContain(member.username)
  expect((await open(context)).value).toMatchObject({ previewTitle: `Preview: ${title}` })
  expect((await open()).value).toMatchObject({ previewTitle: null })
  expect(await db.comment.count()).toBe(0)

  for (let press = 0; press < 2; press++) expect((await send(typed).answer).status).toBe(303)
  await send({ ...typed, go: 'preview' }).answer
  expect((await send(typed).answer).status).toBe(303)
  expect(await db.comment.count()).toBe(1)
})

test('a refused preview says why, and masked words and helplines stand below one', async () => {
  const { id: postId } = await makePost(await makeMember())
  const cookie = await getCookie(await makeMember())
  const preview = async (content: string, go = 'preview') =>
    submit(postPage, `/forum/post/${postId}`, { content, go }, cookie, { postId })
  expect(await preview(' ')).toMatchObject({
    status: 400,
    value: { lastResult: { error: { content: [expect.any(String)] } } },
  })
  expect(JSON.stringify((await preview('What the fuck')).value)).toMatch(/comment-callout/)
  expect(JSON.stringify((await preview('Well')).value)).not.toMatch(/comment-callout/)
  expect((await preview('Well', 'elsewhere')).status).toBe(400)
})

test('a post is seen before it is published, with all that was typed, and published once', async () => {
  const member = await makeMember()
  const cookie = await getCookie(member)
  const { send, open } = browser(newPostPage, '/forum/new', cookie)

  const { idempotencyKey } = (await open()).value as { idempotencyKey: string }
  const typed = {
    ...{ type: 'general', title: 'What helps?', content: 'I tried this:\n\n- heat\n- fuck' },
    ...{ isAnonymous: 'on', idempotencyKey },
  }
  const { context, answer } = send({ ...typed, go: 'preview' })
  const item = { title: 'What helps?', author: 'Anonymous', badges: [], episode: null }
  expect(await answer).toMatchObject({
    status: 200,
    value: { lastResult: { initialValue: typed }, preview: { item } },
  })
  const { value } = await answer
  const { preview } = value as { preview: object }
  expect(JSON.stringify(preview)).toMatch(/comment-callout/)
  expect(JSON.stringify(preview)).not.toContain(member.username)
  expect(JSON.stringify(preview)).not.toContain('fuck')
  expect((await open(context)).value).toMatchObject({ previewTitle: 'What others will see' })
  expect((await open()).value).toMatchObject({ previewTitle: null })
  expect(await db.post.count()).toBe(0)

  for (let press = 0; press < 2; press++) expect((await send(typed).answer).status).toBe(303)
  expect(await db.post.count()).toBe(1)
  const refused = await send({ ...typed, title: 'Four', go: 'preview' }).answer
  expect(refused).toMatchObject({
    status: 400,
    value: { lastResult: { error: { title: [expect.any(String)] } } },
  })
})

test('the switches of a closed thread send no form that the page does not show', async () => {
  const member = await makeMember()
  const { id: postId } = await makePost(member)
  const params = { postId }
  const { send, open } = browser(postPage, `/forum/post/${postId}`, await getCookie(member), params)
  const textForm = async (context?: ReturnType<typeof loadContext>) =>
    ((await open(context)).value as { textForm: string | null }).textForm
  expect(await textForm()).toBe('comment')
  await lockPost(postId)
  expect(await textForm()).toBeNull()
  const forms: Record<string, string>[] = [{}, { choice: 'dark' }]
  for (const fields of forms) {
    const { context, answer } = send({ content: 'Written before', ...fields })
    await answer
    expect(await textForm(context)).toBe('comment')
  }
  await db.post.update({ where: { id: postId }, data: { lockedAt: null } })
  const suspendedUntil = new Date(Date.now() + day)
  await db.user.update({ where: { id: member.id }, data: { suspendedUntil } })
  expect(await textForm()).toBeNull()
})
