import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as curtain from '~/routes/contact/curtain'
import * as elevator from '~/routes/contact/elevator'
import * as sent from '~/routes/contact/sent'
import * as home from '~/routes/marketing/home'
import * as exportMessages from '~/routes/moderation/export-messages'
import * as exportSubscribers from '~/routes/moderation/export-subscribers'
import * as mail from '~/routes/moderation/mail'
import * as message from '~/routes/moderation/message'
import * as messages from '~/routes/moderation/messages'
import { makeMember } from '../support/forum/factories'
import { filled, makeMessage } from '../support/forum/messages'
import {
  captureResponse,
  getCookie,
  getRequest,
  openPage,
  postRequest,
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
  const open = (query: string) =>
    curtain.loader(routeArguments(getRequest(`/contact/curtain${query}`)))
  expect(await open('?intent=pilot')).toMatchObject({ data: { answers: { intent: 'pilot' } } })
  expect(await open('?intent=none')).toMatchObject({ data: { answers: {} } })
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
  const request = postRequest('/contact/curtain/name?change', { name: 'Meera' }, cookie)
  const changed = await captureResponse(curtain.action(routeArguments(request, { step: 'name' })))
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

test('what visitors wrote is for administrators', async () => {
  const referenceId = await makeMessage()
  const params = { referenceId }
  const screens = [messages, message, exportMessages, exportSubscribers, mail]
  const member = await makeMember('asha')
  const show = (screen: (typeof screens)[number], cookie = '') =>
    captureResponse(
      (async () =>
        screen.loader(routeArguments(getRequest('/moderation/messages', cookie), params)))(),
    )
  const mark = (answered: string, cookie = '') =>
    submit(message, '/moderation/messages', { answered }, cookie, params)
  for (const screen of screens) {
    const visited = await show(screen)
    expect(visited.status).toBe(303)
    expect(visited.headers.get('Location')).toMatch(/^\/auth\/signin\?/)
  }
  for (const role of ['member', 'moderator'] as const) {
    await db.user.updateMany({ data: { role } })
    const cookie = await getCookie({ ...member, secondStepAt: new Date() })
    for (const screen of screens) expect((await show(screen, cookie)).status).toBe(403)
    expect((await mark('yes', cookie)).status).toBe(403)
  }
  await db.user.updateMany({ data: { role: 'admin' } })
  const cookie = await getCookie({ ...member, secondStepAt: new Date() })
  for (const screen of screens) expect((await show(screen, cookie)).status).toBe(200)
  expect((await mark('yes', cookie)).status).toBe(303)
  expect((await db.message.findFirst())?.answeredAt).toBeInstanceOf(Date)
  expect((await mark('perhaps', cookie)).status).toBe(400)
  const strange = getRequest('/moderation/messages?source=x', cookie)
  expect((await captureResponse(messages.loader(routeArguments(strange)))).status).toBe(400)
  const csv = await exportMessages.loader(
    routeArguments(getRequest('/moderation/messages/export', cookie)),
  )
  expect(await csv.text()).toContain(`\r\n"${referenceId}",`)
})
