import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import { startOfDay } from '~/domain/day'
import { day } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { purge } from '~/domain/retention/purge.server'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { removeTwoFactor } from '~/domain/two-factor/change-two-factor.server'
import { endOtherSessions } from '~/domain/sessions/sessions.server'
import * as apiSignIn from '~/routes/api/auth/sign-in'
import * as twoFactor from '~/routes/auth/second-step'
import * as signInRoute from '~/routes/auth/sign-in'
import * as queue from '~/routes/moderation/queue'
import * as addPasskeyRoute from '~/routes/profile/settings/add-passkey'
import * as passkeyRoute from '~/routes/profile/settings/change-passkey'
import * as settingsRoute from '~/routes/profile/settings/second-step'
import * as sessionsRoute from '~/routes/profile/settings/sessions'
import { generateCode } from '../../support/codes'
import { signUpMember, unwrap } from '../../support/forum/factories'
import { giveRole } from '../../support/forum/give-role'
import { givePasskey } from '../../support/forum/passkeys'
import { addTwoFactor } from '../../support/forum/two-factor'
import { cookiesIn, getCookie, openPage, submit, type Route } from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const path = '/auth/second-step?redirectTo=%2Fforum'
const password = 'correct horse'

async function signIn(emailOrUsername: string, cookie = '') {
  const fields = { emailOrUsername, password, redirectTo: '/forum' }
  return submit(signInRoute, '/auth/signin', fields, cookie)
}

async function finish(key: string, cookie: string, more: Record<string, string>) {
  const fields = { code: generateCode(key), redirectTo: '/forum', ...more }
  return submit(twoFactor, path, fields, cookie)
}

/** Creates a member with a trusted browser, and returns its cookie. */
async function trusting(username: string) {
  const member = await signUpMember(username)
  const added = await addTwoFactor(member)
  const done = await finish(added.key, cookiesIn((await signIn(username)).headers), { trust: 'on' })
  expect(done.status).toBe(303)
  const cookie = /trusted-device=[^;]+/.exec(cookiesIn(done.headers))?.[0] ?? ''
  expect(cookie).toMatch(/^trusted-device=[\w-]{43}$/)
  return { member, cookie, session: cookiesIn(done.headers), ...added }
}

const isAsked = async (username: string, cookie: string) =>
  (await signIn(username, cookie)).headers.get('Location') === path

test('trust is offered, but not on a phone that others use too', async () => {
  await addTwoFactor(await signUpMember('meera'))
  const offers = async (more: Record<string, string>) => {
    const fields = { emailOrUsername: 'meera', password, ...more }
    const { headers } = await submit(signInRoute, '/auth/signin', fields)
    return openPage(twoFactor, path, cookiesIn(headers))
  }
  expect(await offers({})).toMatchObject({ value: { mayTrust: true } })
  expect(await offers({ sharedDevice: 'on' })).toMatchObject({ value: { mayTrust: false } })
})

test('only who asks for it is trusted, and only as themselves', async () => {
  const { key } = await addTwoFactor(await signUpMember('meera'))
  const once = await finish(key, cookiesIn((await signIn('meera')).headers), {})
  expect(once.status).toBe(303)
  expect(cookiesIn(once.headers)).not.toContain('trusted-device')
  const { cookie } = await trusting('asha')
  expect(await isAsked('asha', cookie)).toBe(false)
  expect(await isAsked('asha', '')).toBe(true)
  expect(await isAsked('asha', 'trusted-device=' + 'a'.repeat(43))).toBe(true)
  expect(await isAsked('meera', cookie)).toBe(true)
  const wrong = { emailOrUsername: 'asha', password: 'wrong horse' }
  expect((await submit(signInRoute, '/auth/signin', wrong, cookie)).status).toBe(400)
})

test('JSON knows trusted devices too', async () => {
  const { cookie } = await trusting('asha')
  const body = { emailOrUsername: 'asha', password }
  const send = (cookies: string) => submitJson(apiSignIn, '/api/auth/signin', body, cookies)
  expect([(await send('')).status, (await send(cookie)).status]).toEqual([401, 200])
})

test('trust ends with the thirtieth day after, and nothing is left of it', async () => {
  const { cookie } = await trusting('asha')
  vi.setSystemTime(startOfDay(new Date()).getTime() + 30 * day - 1000)
  expect(await isAsked('asha', cookie)).toBe(false)
  vi.setSystemTime(Date.now() + 2000)
  expect(await isAsked('asha', cookie)).toBe(true)
  expect((await purge()).trustedDevices).toBe(1)
})

const form = {
  currentPassword: password,
  password: 'quiet harbour',
  confirmPassword: 'quiet harbour',
}

test.each<[string, (member: Member, code: string) => unknown]>([
  ['the other sessions', (member) => endOtherSessions(member, '')],
  ['the password', async (member) => unwrap(await changePassword(member, form, null))],
  ['the second step', async (member, code) => unwrap(await removeTwoFactor(member, { code }, ''))],
])('trust ends with %s', async (_name, end) => {
  const { member, recoveryCodes } = await trusting('asha')
  expect(await db.trustedDevice.count()).toBe(1)
  await end(member, recoveryCodes[0] ?? '')
  expect(await db.trustedDevice.count()).toBe(0)
})

test('the page of sessions lists one’s own trusted devices, and ends each', async () => {
  const sessions = '/profile/settings/sessions'
  const { cookie, session } = await trusting('asha')
  const { value } = await openPage(sessionsRoute, sessions, session)
  const [device, ...others] = (value as { trustedDevices: { id: string }[] }).trustedDevices
  expect(others).toEqual([])
  const fields = { trustedDeviceId: device?.id ?? '' }
  const end = (cookies: string) => submit(sessionsRoute, sessions, fields, cookies)
  expect((await end(await getCookie(await signUpMember('meera')))).status).toBe(404)
  expect(await isAsked('asha', cookie)).toBe(false)
  const first = await end(session)
  expect(first.status).toBe(303)
  expect(await isAsked('asha', cookie)).toBe(true)
  const second = await end(session)
  expect([second.status, second.headers.get('Location')]).toEqual([
    303,
    first.headers.get('Location'),
  ])
})

test('a moderator on a trusted device still does the second step before moderating', async () => {
  const { cookie } = await trusting('asha')
  await giveRole(db, 'asha', 'moderator', null)
  const session = cookiesIn((await signIn('asha', cookie)).headers)
  const asked = await openPage(queue, '/moderation', session)
  expect(asked.headers.get('Location')).toContain('/auth/second-step')
})

test('nothing on a trusted device changes the second step, and so opens the queue, before it is done', async () => {
  const { member, cookie, key } = await trusting('asha')
  await givePasskey({ ...member, secondStepAt: new Date() })
  await giveRole(db, 'asha', 'moderator', null)
  const session = cookiesIn((await signIn('asha', cookie)).headers)
  const [{ id: passkeyId = '' } = {}] = await listPasskeys(member.id)
  const passkeyPath = `/profile/settings/passkeys/${passkeyId}`
  const [settings, passkeys] = ['/profile/settings/second-step', '/profile/settings/passkeys']
  const doors: [Route & Parameters<typeof openPage>[0], string, string][] = [
    [settingsRoute, settings, `${settings}?add=app`],
    [addPasskeyRoute, passkeys, passkeys],
    [passkeyRoute, passkeyPath, passkeyPath],
  ]
  for (const [route, at, redirectTo] of doors)
    for (const { headers } of [
      await openPage(route, redirectTo, session, { passkeyId }),
      await submit(route, at, { password }, session, { passkeyId }),
    ]) {
      const asked = `/auth/second-step?${new URLSearchParams({ redirectTo })}`
      expect(headers.get('Location')).toBe(asked)
    }
  expect(await listPasskeys(member.id)).toHaveLength(1)
  const asked = await openPage(queue, '/moderation', session)
  expect(asked.headers.get('Location')).toContain('/auth/second-step')
  const waiting = `${session}; ${cookiesIn(asked.headers)}`
  // The code of this half minute is used already.
  vi.setSystemTime(Date.now() + 30_000)
  const done = cookiesIn((await finish(key, waiting, {})).headers)
  expect((await openPage(queue, '/moderation', done)).status).toBe(200)
  const begun = await submit(addPasskeyRoute, passkeys, { password }, done)
  expect(begun.headers.get('Location')).toBe(passkeys)
})
