import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { day, minute } from '~/domain/durations'
import { purge } from '~/domain/retention/purge.server'
import { endSessions } from '~/domain/sessions/sessions.server'
import { loader as root } from '~/root'
import * as apiRecover from '~/routes/api/auth/recover'
import * as apiSignIn from '~/routes/api/auth/sign-in'
import * as apiStatus from '~/routes/api/auth/status'
import * as leave from '~/routes/auth/leave'
import * as signInRoute from '~/routes/auth/sign-in'
import * as signOut from '~/routes/auth/sign-out'
import * as recoverRoute from '~/routes/auth/recover'
import * as resetRoute from '~/routes/auth/reset-password'
import * as signUpRoute from '~/routes/auth/sign-up'
import * as theme from '~/routes/preferences/theme'
import * as profile from '~/routes/profile/settings/sessions'
import { setCookie, type PendingCookie } from '~/http/session/pending-cookies.server'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { forgotPassword } from '~/domain/accounts/reset-password.server'
import { hashRecoveryWords } from '~/domain/recovery/recovery-words.server'
import { lastToken } from '../../support/mail/mailed'
import { pageFrame } from '../../support/http/page-frame'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import {
  captureResponse,
  cookiesIn,
  getRequest,
  loadContext,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const password = 'correct horse'
const fields = { emailOrUsername: 'asha', password }
const shared = { ...fields, sharedDevice: 'on' }

const wait = (time: number) => void vi.setSystemTime(Date.now() + time)

async function signIn(form: Record<string, string> = shared, cookie = '') {
  await signUpMember('asha')
  const { headers } = await submit(signInRoute, '/auth/signin', form, cookie)
  return { set: headers.getSetCookie(), cookie: cookiesIn(headers) }
}

// Returns the cookies that a browser sends next.
function joined(cookie: string, headers: Headers) {
  const pairs = [...cookie.split('; '), ...cookiesIn(headers).split('; ')].filter(Boolean)
  const named = new Map(pairs.map((pair) => [pair.split('=')[0], pair]))
  return [...named.values()].join('; ')
}

const pending = (cookie: PendingCookie) => setCookie(cookie, 'token', true)

const namesOf = (set: string[]) => set.map((cookie) => cookie.split('=')[0]).sort()

// Unfinished flows are forgotten too: a sign-in, and a message.
const begun = ['curtain', 'passkey', 'second-step', 'second-step-set-up']
const ended = [...begun, 'session', 'shared'].sort()

const isOpen = async (cookie: string) =>
  (await openPage(profile, '/profile/settings/sessions', cookie)).status === 200

describe('a session on a shared phone', () => {
  test('has cookies that end with the browser, the language too', async () => {
    const { set } = await signIn(shared, 'language=hi; theme=dark')
    expect(namesOf(set)).toEqual(['flash', 'language', 'session', 'shared', 'theme'])
    for (const cookie of [...set, ...(['signIn', 'setUp', 'passkey'] as const).map(pending)])
      expect(cookie).not.toMatch(/Max-Age|Expires/i)
    expect(await db.session.count({ where: { isShared: true } })).toBe(1)
  })

  test('ends after ten idle minutes, and each page counts as use', async () => {
    let { cookie } = await signIn()
    for (let pages = 0; pages < 3; pages += 1) {
      wait(9 * minute)
      const answer = await openPage({ loader: root }, '/forum', cookie)
      cookie = joined(cookie, answer.headers)
      expect(await isOpen(cookie)).toBe(true)
    }
    // A page in use tells the site by this call.
    wait(9 * minute)
    cookie = joined(cookie, (await openPage(apiStatus, '/api/auth/status', cookie)).headers)
    wait(9 * minute)
    expect(await isOpen(cookie)).toBe(true)
    wait(minute + 1)
    const led = await openPage(profile, '/profile/settings/sessions', cookie)
    expect(led.status).toBe(303)
    expect(led.headers.get('Location')).toContain('notice=signed-out-idle')
    expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  })

  test('is not used by a request whose answer nobody sees', async () => {
    const { cookie } = await signIn()
    const context = loadContext()
    context.isUnseen = true
    const answer = root(routeArguments(getRequest('/forum', cookie), {}, context))
    expect((await captureResponse(answer, context)).headers.getSetCookie()).toEqual([])
  })

  test('says why on a page that needs no account', async () => {
    const { cookie } = await signIn()
    wait(11 * minute)
    const { cookies, ...frame } = await pageFrame('/forum', cookie)
    expect(namesOf(cookies)).toEqual([...begun, 'flash', 'shared'].sort())
    expect(frame).toMatchObject({ member: null, notice: { title: 'You were signed out' } })
  })

  test('is not opened without its second cookie, nor by that of another member', async () => {
    const { cookie } = await signIn()
    const session = cookie.split('; ').find((pair) => pair.startsWith('session=')) ?? ''
    await signUpMember('bina')
    const bina = { ...shared, emailOrUsername: 'bina' }
    const { headers } = await submit(signInRoute, '/auth/signin', bina)
    const foreign = cookiesIn(headers)
      .split('; ')
      .filter((pair) => pair.startsWith('shared='))
    expect(await isOpen([session, ...foreign].join('; '))).toBe(false)
    expect(await isOpen(cookie)).toBe(false)
  })

  test('keeps nothing in the browser, and shows no page names', async () => {
    const { cookie } = await signIn()
    expect(await pageFrame('/forum', cookie)).toMatchObject({
      neutralTitles: true,
      member: { isShared: true, draftTag: null },
    })
    const chosen = await submit(theme, '/preferences/theme', { theme: 'dark' }, cookie)
    expect(chosen.headers.get('Set-Cookie')).toMatch(/^theme=dark/)
    expect(chosen.headers.get('Set-Cookie')).not.toMatch(/Max-Age/)
  })

  test.each([
    ['sign-out', signOut, '/auth/signout', 303],
    ['quick exit', leave, '/auth/leave', 200],
  ])('ends by %s, which clears what the browser has', async (_, route, path, status) => {
    const { cookie } = await signIn()
    const answer = await submit(route, path, {}, cookie)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "cookies", "storage"')
    expect(await isOpen(cookie)).toBe(false)
  })

  test('ends when its page says that nobody used it, and the next page keeps its language', async () => {
    const { cookie } = await signIn(shared, 'language=hi')
    const leaveIdle = () => submit(leave, '/auth/leave', { idle: 'asha' }, cookie)
    // The member used another tab.
    wait(9 * minute)
    const early = await leaveIdle()
    expect([early.status, early.headers.has('Set-Cookie')]).toEqual([204, false])
    expect(await isOpen(cookie)).toBe(true)
    wait(minute + 10_000)
    const answer = await leaveIdle()
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    const cleared = answer.headers.getSetCookie().filter((each) => /Max-Age=0|1970/.test(each))
    expect(namesOf(cleared)).toEqual(ended)
    expect(await isOpen(cookie)).toBe(false)
  })

  test("goes on when another member's page says that nobody used it, and that page is left", async () => {
    const { cookie } = await signIn()
    const { status, headers } = await submit(leave, '/auth/leave', { idle: 'mira' }, cookie)
    expect([status, headers.get('Location')]).toEqual([303, '/forum'])
    expect([headers.has('Set-Cookie'), headers.has('Clear-Site-Data')]).toEqual([false, false])
    expect(await isOpen(cookie)).toBe(true)
  })

  test('ends when a page without scripts was open for ten minutes, which counts as no use', async () => {
    const { cookie } = await signIn()
    const leaveIdle = () => openPage(leave, '/auth/leave?idle=true', cookie)
    // The member used another tab.
    wait(9 * minute)
    const early = await leaveIdle()
    expect([early.status, early.headers.has('Set-Cookie')]).toEqual([200, false])
    expect(await isOpen(cookie)).toBe(true)
    wait(minute + 10_000)
    const late = await leaveIdle()
    const signInUrl = '/auth/signin?notice=signed-out-idle'
    expect(late.headers.get('Location')).toBe(signInUrl)
    const load = async (url: string) => (await openPage(signInRoute, url)).value
    // The form proposes the same choice again.
    expect(await load(signInUrl)).toMatchObject({ wasIdle: true })
    expect(await load('/auth/signin')).toMatchObject({ wasIdle: false })
    expect(late.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  })

  test('is left although its cookie of the last use is gone, and although another tab ended it', async () => {
    const { cookie } = await signIn()
    const session = cookie
      .split('; ')
      .filter((pair) => !pair.startsWith('shared='))
      .join('; ')
    for (const state of ['idle', 'ended']) {
      const answer = await openPage(leave, '/auth/leave?idle=true', session)
      expect(answer.headers.get('Clear-Site-Data'), state).toBe('"cache", "storage"')
      expect(namesOf(answer.headers.getSetCookie()), state).toContain('session')
    }
  })

  test('is not over where none was: another site that leads there clears no drafts', async () => {
    const { cookie } = await signIn(fields)
    wait(31 * day)
    for (const each of ['', cookie, 'language=hi']) {
      const answer = await openPage(leave, '/auth/leave?idle=true', each)
      expect(answer.headers.get('Location')).toBe('/auth/signin?notice=signed-out-idle')
      expect(answer.headers.has('Clear-Site-Data')).toBe(false)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('begins by sign-up and by JSON too', async () => {
    const account = { username: 'mira', email: 'mira@example.com', password }
    const form = { ...account, confirmPassword: password }
    const joinedHere = await submit(signUpRoute, '/auth/signup', { ...form, sharedDevice: 'on' })
    expect(await db.session.count({ where: { isShared: true } })).toBe(1)
    const { callout } = await pageFrame('/forum', cookiesIn(joinedHere.headers))
    expect(callout).toContain('After ten idle minutes you are signed out.')
    const body = { emailOrUsername: 'mira', password, sharedDevice: true }
    expect((await submitJson(apiSignIn, '/api/auth/signin', body)).status).toBe(200)
    expect(await db.session.count({ where: { isShared: true } })).toBe(2)
  })

  const newPassword = { password: 'quiet harbour lamp', confirmPassword: 'quiet harbour lamp' }
  const words = englishRecoveryWords.slice(0, 6)

  // A browser does not send an unchecked box.
  const choices: [Record<string, string>, number][] = [
    [{ sharedDevice: 'on' }, 1],
    [{}, 0],
  ]

  test.each(choices)('begins by a mailed link when it is chosen: %o', async (choice, sessions) => {
    await signUpMember('asha')
    await forgotPassword({ email: 'asha@example.com' }, newBrowser())
    const path = `/auth/reset-password?token=${await lastToken('resetPassword')}`
    const token = new URL(path, 'http://localhost').searchParams.get('token') ?? ''
    const { status, headers } = await submit(resetRoute, path, {
      ...newPassword,
      ...choice,
      token,
    })
    expect(status).toBe(303)
    expect(await db.session.count({ where: { isShared: true } })).toBe(sessions)
    expect(cookiesIn(headers).includes('shared=')).toBe(sessions === 1)
  })

  test.each(choices)('begins by recovery words when it is chosen: %o', async (choice, sessions) => {
    await signUpMember('asha')
    await db.user.updateMany({ data: { recoveryHash: await hashRecoveryWords(words) } })
    const form = { ...newPassword, username: 'asha', words: words.join(' '), ...choice }
    const { status, headers } = await submit(recoverRoute, '/auth/recover', form)
    expect(status).toBe(200)
    expect(await db.session.count({ where: { isShared: true } })).toBe(sessions)
    expect(cookiesIn(headers).includes('shared=')).toBe(sessions === 1)
  })

  // A browser sends them again when somebody goes back to the page with the words.
  const formsWithWords = [
    ['/auth/signup', signUpRoute, { username: 'mira', withoutEmail: 'on' }],
    ['/auth/recover', recoverRoute, { username: 'asha', words: words.join(' ') }],
  ] as const

  const endings: [string, (cookie: string) => Promise<unknown>][] = [
    ['by the quick exit', (cookie) => submit(leave, '/auth/leave', {}, cookie)],
    ['from elsewhere', () => endEverySession()],
    // The row is purged by then, so only the time distinguishes the press.
    ['months ago', () => (wait(70 * day), purge())],
  ]

  async function endEverySession() {
    for (const { id } of await db.user.findMany()) await endSessions(id)
    await purge()
  }

  test.each(
    formsWithWords.flatMap(([path, ...form]) =>
      endings.map(([how, end]) => [path, how, end, ...form] as const),
    ),
  )(
    'is not begun again by the form of %s that Back finds after it was ended %s',
    async (path, _, end, route, typed) => {
      await signUpMember('asha')
      await db.user.updateMany({ data: { recoveryHash: await hashRecoveryWords(words) } })
      const form = { ...newPassword, ...typed, sharedDevice: 'on' }
      const send = (cookie = '') => submit(route, path, form, cookie)
      let cookie = ''
      // The first press, a second one and a reload.
      for (let presses = 0; presses < 3; presses += 1) {
        const answer = await send(cookie)
        expect(answer.status, String(presses)).toBeLessThan(400)
        cookie = joined(cookie, answer.headers)
      }
      await end(cookie)
      const late = await send()
      expect([late.status, cookiesIn(late.headers)]).toEqual([400, ''])
    },
  )

  test('a second step leaves the words of a recovery to its first press', async () => {
    const { id: userId } = await signUpMember('asha')
    await db.user.updateMany({ data: { recoveryHash: await hashRecoveryWords(words) } })
    await db.secondStep.create({ data: { userId, encryptedKey: 'x', recoverySalt: 'x' } })
    const form = { ...newPassword, username: 'asha', words: words.join(' '), sharedDevice: 'on' }
    const send = () => submit(recoverRoute, '/auth/recover', form)
    const { headers } = await send()
    await submit(leave, '/auth/leave', {}, cookiesIn(headers))
    const late = await send()
    expect([late.status, cookiesIn(late.headers)]).toEqual([400, ''])
  })

  test('begins by two presses of a recovery that ends another one', async () => {
    const { cookie } = await signIn()
    await db.user.updateMany({ data: { recoveryHash: await hashRecoveryWords(words) } })
    const form = { ...newPassword, username: 'asha', words: words.join(' '), sharedDevice: 'on' }
    const both = [1, 2].map(() => submit(recoverRoute, '/auth/recover', form))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(await isOpen(cookie)).toBe(false)
  })

  test('begins by recovery words in JSON', async () => {
    await signUpMember('asha')
    await db.user.updateMany({ data: { recoveryHash: await hashRecoveryWords(words) } })
    const { password: next } = newPassword
    const body = { username: 'asha', words, password: next, sharedDevice: true }
    expect((await submitJson(apiRecover, '/api/auth/recover', body)).status).toBe(200)
    expect(await db.session.count({ where: { isShared: true } })).toBe(1)
  })
})

test('another session stays for months, without these rules', async () => {
  const { set, cookie } = await signIn(fields)
  expect(set.find((each) => each.startsWith('session='))).toMatch(/Max-Age=15552000/)
  wait(30 * minute)
  expect(await isOpen(cookie)).toBe(true)
  const out = await submit(signOut, '/auth/signout', {}, cookie)
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
})

test('whoever signs in again without the choice is rid of it', async () => {
  const { cookie } = await signIn()
  const { headers } = await submit(signInRoute, '/auth/signin', fields, cookie)
  const again = joined(cookie, headers)
  wait(30 * minute)
  expect(await isOpen(again)).toBe(true)
})
