import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as curtain from '~/routes/contact/curtain'
import * as elevator from '~/routes/contact/elevator'
import * as sent from '~/routes/contact/sent'
import * as home from '~/routes/marketing/home'
import * as exportMessages from '~/routes/moderation/export-messages'
import * as message from '~/routes/moderation/message'
import * as messages from '~/routes/moderation/messages'
import { makeModerator } from '../support/forum/factories'
import { filled, makeMessage } from '../support/forum/messages'
import {
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../support/http/page-request'
import { said } from '../support/said-problems'

const step = (name: string, fields: Record<string, string>, cookie = '') =>
  submit(curtain, `/contact/curtain/${name}`, fields, cookie, { step: name })

test('a message from / leads to its confirmation, or is answered in place', async () => {
  const answer = await submit(home, '/', filled)
  const { referenceId } = await db.message.findFirstOrThrow()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`/contact/sent/${referenceId}`)
  const inPlace = { ...filled, inPlace: '1' }
  expect(await submit(home, '/', inPlace)).toMatchObject({
    status: 200,
    value: { sent: referenceId },
  })
})

test('a refused message keeps all that was typed; fields that there are not are refused', async () => {
  const typed = { ...filled, email: 'asha', intent: 'careers', links: 'x' }
  expect(await submit(home, '/', typed)).toMatchObject({
    status: 400,
    value: {
      lastResult: {
        initialValue: typed,
        error: said({ email: 'emailFormat', links: 'linkFormat' }),
      },
      notice: null,
    },
  })
  const more = { ...filled, referenceId: 'AAAAAAAA' }
  expect((await submit(home, '/', more)).status).toBe(400)
  expect(await db.message.count()).toBe(0)
})

test('a filled honeypot is refused with everything that was typed', async () => {
  const caught = { ...filled, subject: 'Is this a field for me?' }
  const answer = await submit(home, '/', caught)
  expect(answer).toMatchObject({
    status: 400,
    value: { lastResult: { initialValue: caught, error: said({ subject: 'leaveEmpty' }) } },
  })
  expect(await db.message.count()).toBe(0)
})

test('the confirmation shows nothing but the ID, and knows none that we did not give', async () => {
  const referenceId = await makeMessage()
  const lower = sent.loader(
    routeArguments(getRequest('/'), { referenceId: referenceId.toLowerCase() }),
  )
  expect(lower).toEqual({ referenceId })
  for (const strange of ['ABCDEFGH', '', '%']) {
    const show = () => sent.loader(routeArguments(getRequest('/'), { referenceId: strange }))
    expect(show).toThrow(Response)
  }
})

test('the guided flow keeps its place in a cookie of its own', async () => {
  const first = await step('purpose', { intent: 'pilot', go: 'next' })
  expect(first.headers.get('Location')).toBe('/contact/curtain/name')
  const [setCookie = ''] = first.headers.getSetCookie()
  expect(setCookie).toMatch(
    /^curtain=[\w-]{43}; Max-Age=86400; Path=\/contact; HttpOnly; SameSite=Lax$/,
  )
  const cookie = setCookie.split(';')[0] ?? ''
  const skipped = await step('extras', {}, cookie)
  expect(skipped.headers.get('Location')).toBe('/contact/curtain/name')
  const back = await step('name', { name: '', organization: 'Clinic', go: 'back' }, cookie)
  expect(back.headers.get('Location')).toBe('/contact/curtain')
  const again = await openPage(curtain, '/contact/curtain/name', cookie, { step: 'name' })
  expect(again).toMatchObject({ value: { answers: { name: '', organization: 'Clinic' } } })
  expect(again.headers.get('Cache-Control')).toBe('no-store')
  const inPlace = await step('name', { name: 'Asha', inPlace: '1' }, cookie)
  expect(inPlace).toMatchObject({ status: 200, value: { step: 'message' } })
})

test('on a phone that others use too, the cookie of the guided flow ends with the browser', async () => {
  const first = await step('purpose', { intent: 'pilot', go: 'next' }, 'shared=x')
  expect(first.headers.get('Set-Cookie')).toMatch(
    /^curtain=[\w-]{43}; Path=\/contact; HttpOnly; SameSite=Lax$/,
  )
})

test('a link may choose what the guided flow is about', async () => {
  const open = (query: string) => openPage(curtain, `/contact/curtain${query}`)
  expect(await open('?intent=pilot')).toMatchObject({ value: { answers: { intent: 'pilot' } } })
  expect(await open('?intent=none')).toMatchObject({ value: { answers: {} } })
})

test('a change leads back to the review', async () => {
  let cookie = ''
  const answers = [
    ['purpose', { intent: 'pilot' }],
    ['name', { name: 'Asha' }],
    ['message', { message: 'Hello' }],
    ['email', { email: 'asha@example.com' }],
    ['extras', {}],
  ] as const
  for (const [name, fields] of answers) {
    const answer = await step(name, fields, cookie)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const path = '/contact/curtain/name?change'
  const changed = await submit(curtain, path, { name: 'Meera' }, cookie, { step: 'name' })
  expect(changed.headers.get('Location')).toBe('/contact/curtain/review')
  const send = () => step('review', {}, cookie)
  const [once, twice] = [await send(), await send()]
  expect(once.headers.get('Location')).toMatch(/^\/contact\/sent\/\w{8}$/)
  expect(twice.headers.get('Location')).toBe(once.headers.get('Location'))
  expect(await db.message.findMany()).toMatchObject([{ name: 'Meera' }])
})

test('a floor is taken from the field, or else from the address', async () => {
  const toFloor = (path: string, fields: Record<string, string>, floor?: string) =>
    submit(elevator, path, fields, '', { floor })
  const first = await toFloor('/contact/elevator', { ...filled, floor: 'lobby' })
  expect(first.status).toBe(303)
  const second = await toFloor('/contact/elevator/clinical', filled, 'clinical')
  expect(second.status).toBe(303)
  expect(await toFloor('/contact/elevator', filled)).toMatchObject({
    status: 400,
    value: { lastResult: { error: said({ floor: 'required' }) } },
  })
  const floors = await db.message.findMany({ orderBy: { id: 'asc' }, select: { floor: true } })
  expect(floors).toEqual([{ floor: 'lobby' }, { floor: 'clinical' }])
})

test('an administrator answers, filters and exports what visitors wrote', async () => {
  const referenceId = await makeMessage()
  const cookie = await getCookie(await makeModerator('admin'))
  const mark = async (answered: string) =>
    (await submit(message, '/moderation/messages', { answered }, cookie, { referenceId })).status
  expect(await mark('yes')).toBe(303)
  expect((await db.message.findFirst())?.answeredAt).toBeInstanceOf(Date)
  expect(await mark('perhaps')).toBe(400)
  const strange = await openPage(messages, '/moderation/messages?source=x', cookie)
  expect(strange.status).toBe(400)
  const csv = await exportMessages.loader(
    routeArguments(getRequest('/moderation/messages/export', cookie)),
  )
  expect(await csv.text()).toContain(`\r\n"${referenceId}",`)
})
