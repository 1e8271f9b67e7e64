import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as root from '~/root'
import * as newPostPage from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import type { GuidanceView } from '~/ui/form/form-answer'
import { makeMember, makePost } from '../../support/forum/factories'
import {
  captureResponse,
  getCookie,
  getRequest,
  loadContext,
  postRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'

const form = {
  title: 'Where to go',
  content: 'Before it, call me\r\non ९८७६५ ४३२१० tonight.',
  type: 'general',
  topic: 'other',
  isAnonymous: 'on',
}

type Asked = { lastResult: { initialValue: Record<string, string> }; guidance: GuidanceView }

test('a new post is asked about with all that was typed, and published without the number', async () => {
  const cookie = await getCookie(await makeMember())
  const send = (fields: object) => submit(newPostPage, '/forum/new', { ...form, ...fields }, cookie)
  const answer = await send({})
  expect(answer.status).toBe(400)
  const { lastResult, guidance } = answer.value as Asked
  expect(lastResult.initialValue).toEqual(form)
  expect(guidance).toMatchObject({
    items: [
      {
        place: 'In your text:',
        passages: [
          {
            label: 'A phone number',
            before: 'Before it, call me\non ',
            passage: '९८७६५ ४३२१०',
          },
        ],
        after: ' tonight.',
      },
    ],
    field: 'content',
    takeOut: 'Take it out and publish',
    help: null,
  })
  expect(await db.post.count()).toBe(0)
  expect((await send({ go: 'preview' })).status).toBe(200)
  expect((await send({ takeOut: 'true' })).status).toBe(303)
  expect(await db.post.findMany({ select: { content: true } })).toEqual([
    { content: 'Before it, call me\non [number] tonight.' },
  ])
})

test('the page that asks has the title of a refused form', async () => {
  const [context, cookie] = [loadContext(), await getCookie(await makeMember())]
  const sent = postRequest('/forum/new', form, cookie)
  await captureResponse(newPostPage.action(routeArguments(sent, {}, context)))
  const shown = root.loader(routeArguments(getRequest('/forum/new', cookie), {}, context))
  expect((await captureResponse(shown)).value).toMatchObject({ refused: true })
})

test('the text around a found passage is cut between words', async () => {
  const cookie = await getCookie(await makeMember())
  const around = 'तीन महीने से बहुत दर्द होता है और किसी से कह नहीं पाती। '
  const content = `${around}मेरा नंबर 98765 43210 है। ${around}${around}`
  const answer = await submit(newPostPage, '/forum/new', { ...form, content }, cookie)
  const [item] = (answer.value as Asked).guidance.items
  const words = [...content.split(' '), '']
  const before = item?.passages[0]?.before ?? ''
  expect(before).toMatch(/^…/)
  expect(words).toContain(before.slice(1).split(' ')[0])
  expect(item?.after).toMatch(/…$/)
  expect(words).toContain(item?.after.slice(0, -1).split(' ').at(-1))
})

test('a preview neither answers the question nor hides it', async () => {
  const cookie = await getCookie(await makeMember())
  const send = (fields: Record<string, string>) => submit(newPostPage, '/forum/new', fields, cookie)
  const asked = await send(form)
  const previewed = await send({
    ...(asked.value as Asked).lastResult.initialValue,
    go: 'preview',
  })
  const { initialValue } = (previewed.value as Asked).lastResult
  expect(previewed).toMatchObject({ status: 200, value: { preview: {} } })
  expect(initialValue).toMatchObject({ content: form.content })
  const published = await send({ ...initialValue })
  expect(published).toMatchObject({ status: 400, value: { guidance: { items: [{}] } } })
  expect(await db.post.count()).toBe(0)
})

test('what cannot be taken out is asked about again, with the rest taken out', async () => {
  const cookie = await getCookie(await makeMember())
  const typed = { ...form, title: 'Please help' }
  const answer = await submit(newPostPage, '/forum/new', { ...typed, takeOut: 'true' }, cookie)
  expect(answer.status).toBe(400)
  const { lastResult, guidance } = answer.value as Asked
  expect(lastResult.initialValue).toMatchObject({
    content: expect.stringContaining('[number]') as string,
  })
  expect(guidance).toMatchObject({ field: 'title', takeOut: null, note: null, items: [{}] })
  const seen = { ...typed, guidanceSeen: 'true' }
  expect((await submit(newPostPage, '/forum/new', seen, cookie)).status).toBe(303)
})

test('a text of a crisis shows the helplines at once', async () => {
  const cookie = await getCookie(await makeMember())
  const content = 'I want to die. My number is 98765 43210.'
  const { value } = await submit(newPostPage, '/forum/new', { ...form, content }, cookie)
  expect((value as Asked).guidance.help).toContain('tel:14416')
})

test('comments and edits are asked about in the language of the page', async () => {
  const author = await makeMember()
  const cookie = await getCookie(author)
  const { id: postId } = await makePost(author)
  const path = `/forum/post/${postId}`
  const send = (fields: Record<string, string>) =>
    submit(postPage, `${path}?lng=hi`, fields, cookie, { postId })
  const content = 'मेरा नंबर 9876543210 है'
  const answer = await send({ content })
  expect(answer).toMatchObject({
    status: 400,
    value: { guidance: { takeOut: 'इसे हटाकर पोस्ट करें' } },
  })
  expect((await send({ content, takeOut: 'true' })).status).toBe(303)
  const { id: comment } = await db.comment.findFirstOrThrow({
    where: { content: 'मेरा नंबर [नंबर] है' },
  })

  const edit = { go: 'save', comment, content: `${content}।` }
  expect(await send(edit)).toMatchObject({
    status: 400,
    value: {
      screen: 'edit',
      refused: { guidance: { items: [{ passages: [{ passage: '9876543210' }] }] } },
    },
  })
  expect((await send({ ...edit, takeOut: 'true' })).status).toBe(303)
  expect(await db.comment.count({ where: { content: 'मेरा नंबर [नंबर] है।' } })).toBe(1)
})
