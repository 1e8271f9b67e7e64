import type { RequestHandler } from 'express'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { unsubscribeToken } from '~/domain/mail/unsubscribe.server'
import { originCheck } from '~/http/middleware/request-checks.server'
import * as page from '~/routes/profile/unsubscribe'
import { makeMember } from '../../support/forum/factories'
import { openPage, submit } from '../../support/http/page-request'

const oneClick = { 'List-Unsubscribe': 'One-Click' }
const pathOf = (token: string) => `/unsubscribe?${new URLSearchParams({ token })}`
const show = (path: string) => openPage(page, path)
const press = (path: string, fields: Record<string, string> = {}) => submit(page, path, fields)
const isOn = async () => (await db.user.findFirstOrThrow()).emailNotifications

async function makePath() {
  const member = await makeMember('asha')
  return pathOf(unsubscribeToken(member.id, member.email))
}

test('opening the link asks and changes nothing: mail scanners open it first', async () => {
  const path = await makePath()
  expect(await show(path)).toMatchObject({ status: 200, value: { state: 'on' } })
  expect(await isOn()).toBe(true)
})

test('pressing the button, signed out, switches off and says so; again is the same', async () => {
  const path = await makePath()
  for (const _ of [1, 2]) {
    const answer = await press(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(path)
    expect(await show(path)).toMatchObject({ status: 200, value: { state: 'off' } })
  }
  expect(await isOn()).toBe(false)
})

test('a mail program unsubscribes in one request, without a redirect', async () => {
  const path = await makePath()
  expect((await press(path, oneClick)).status).toBe(200)
  expect((await press(path, oneClick)).status).toBe(200)
  expect(await isOn()).toBe(false)
})

test('the token may come in the form', async () => {
  const token = new URLSearchParams((await makePath()).split('?')[1]).get('token') ?? ''
  expect((await press('/unsubscribe', { token })).headers.get('Location')).toBe(pathOf(token))
  expect(await isOn()).toBe(false)
})

test('an unknown token gets a clear 400 and switches nothing', async () => {
  const path = await makePath()
  const strange = [
    path.slice(0, -1),
    `${path}A`,
    path.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')),
  ]
  for (const each of [...strange, pathOf('%00'), pathOf(''), '/unsubscribe']) {
    expect(await show(each)).toMatchObject({ status: 400, value: { state: 'unknown' } })
    expect((await press(each)).status).toBe(400)
    expect((await press(each, oneClick)).status).toBe(400)
  }
  expect(await isOn()).toBe(true)
})

test('the link of a digest stops the digest alone', async () => {
  const { id, email } = await makeMember('asha')
  await db.user.updateMany({ data: { digest: 'daily' } })
  const path = pathOf(unsubscribeToken(id, email, 'digest'))
  expect(await show(path)).toMatchObject({ status: 200, value: { state: 'digestOn' } })
  expect((await press(path, oneClick)).status).toBe(200)
  expect(await show(path)).toMatchObject({ status: 200, value: { state: 'digestOff' } })
  expect(await db.user.findFirst()).toMatchObject({ digest: 'never', emailNotifications: true })
})

test('a token counts for the address it was sent to', async () => {
  const path = await makePath()
  await db.user.updateMany({ data: { email: 'new@example.com', emailKey: 'new@example.com' } })
  expect((await press(path)).status).toBe(400)
  expect(await isOn()).toBe(true)
})

test.each([
  ['/unsubscribe', true],
  ['/auth/signout', false],
  ['/unsubscribe/x', false],
])('a foreign POST to %s gets through: %s', (path, through) => {
  const headers: Record<string, string> = {
    'sec-fetch-site': 'cross-site',
    origin: 'https://mail.example',
  }
  const request = { method: 'POST', path, headers } as unknown as Parameters<RequestHandler>[0]
  const response = { locals: {} } as Parameters<RequestHandler>[1]
  originCheck(request, response, () => {})
  expect(response.locals.refusal).toBe(through ? undefined : 403)
  // Otherwise Remix would refuse it.
  if (through) expect(headers.origin).toBeUndefined()
})
