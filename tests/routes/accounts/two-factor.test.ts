import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { forgotPassword } from '~/domain/accounts/reset-password.server'
import codes from '~/i18n/locales/en/codes'
import { translateNotice } from '~/http/presenters/notices.server'
import * as apiTwoFactor from '~/routes/api/auth/second-step'
import * as apiSignIn from '~/routes/api/auth/sign-in'
import * as apiSignUp from '~/routes/api/auth/sign-up'
import * as reset from '~/routes/auth/reset-password'
import * as twoFactor from '~/routes/auth/second-step'
import * as signInRoute from '~/routes/auth/sign-in'
import * as signUpRoute from '~/routes/auth/sign-up'
import * as settings from '~/routes/profile/settings/second-step'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import { generateCode, wrongCode } from '../../support/codes'
import { addTwoFactor } from '../../support/forum/two-factor'
import { pageFrame } from '../../support/http/page-frame'
import { cookiesIn, getCookie, openPage, submit } from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'
import { lastToken } from '../../support/mail/mailed'
import { said } from '../../support/said-problems'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const isSignedIn = (headers: Headers) => /(^|; )session=\w/.test(cookiesIn(headers))
const sessions = () => db.session.count({ where: { expiresAt: { gt: new Date() } } })

const right = { emailOrUsername: 'asha', password: 'correct horse' }

async function asha() {
  const member = await signUpMember('asha')
  await db.user.update({ where: { id: member.id }, data: { emailVerifiedAt: new Date() } })
  const added = await addTwoFactor(member)
  await db.session.deleteMany()
  return { member, ...added }
}

test('the title of the page asks for a code only from members who have an app', () => {
  const root = { id: 'root', data: { language: 'en', refused: false, neutralTitles: false } }
  const titleWith = (hasApp: boolean) =>
    twoFactor.meta({ matches: [root], data: { hasApp } } as unknown as Parameters<
      typeof twoFactor.meta
    >[0])?.[0]
  for (const [hasApp, title] of [
    [true, codes.signInTitle],
    [false, codes.passkeyTitle],
  ] as const)
    expect(titleWith(hasApp)).toEqual({ title: expect.stringMatching(`^${title}`) as string })
})

test('the right password leads to the code, and the code to where the visitor was going', async () => {
  const { key } = await asha()
  const redirectTo = '/forum/new?type=episode'
  const wrong = await submit(signInRoute, '/auth/signin', { ...right, password: 'x' })
  expect(wrong.value).toMatchObject({ lastResult: { error: said({ '': 'invalidCredentials' }) } })
  expect(cookiesIn(wrong.headers)).toBe('')
  const half = await submit(signInRoute, '/auth/signin', { ...right, redirectTo })
  const path = `/auth/second-step?${new URLSearchParams({ redirectTo })}`
  expect([half.status, half.headers.get('Location')]).toEqual([303, path])
  expect(isSignedIn(half.headers)).toBe(false)
  expect(await sessions()).toBe(0)
  const cookie = cookiesIn(half.headers)
  expect((await openPage(twoFactor, path, cookie)).value).toEqual({
    redirectTo,
    hasPasskey: false,
    hasApp: true,
    mayTrust: true,
  })
  const refused = await submit(twoFactor, path, { code: wrongCode(key), redirectTo }, cookie)
  expect(refused.status).toBe(400)
  expect(refused.value).toMatchObject({ lastResult: { error: said({ code: 'codeWrong' }) } })
  expect(isSignedIn(refused.headers)).toBe(false)
  const done = await submit(twoFactor, path, { code: generateCode(key), redirectTo }, cookie)
  expect([done.status, done.headers.get('Location')]).toEqual([303, redirectTo])
  expect(isSignedIn(done.headers)).toBe(true)
  expect(cookiesIn(done.headers)).toMatch(/(^|; )second-step=(;|$)/)
  expect(await sessions()).toBe(1)
})

test.each([
  [
    'sign-in',
    (choice: Record<string, string>) =>
      submit(signInRoute, '/auth/signin', { ...right, ...choice }),
  ],
  [
    'a mailed link',
    async (choice: Record<string, string>) => {
      await forgotPassword({ email: 'asha@example.com' }, newBrowser())
      const token = await lastToken('resetPassword')
      const password = 'quiet harbour lamp'
      const form = { token, password, confirmPassword: password, ...choice }
      return submit(reset, `/auth/reset-password?token=${token}`, form)
    },
  ],
])('the code keeps what %s said of the phone', async (_, begin) => {
  const { key } = await asha()
  const begun = cookiesIn((await begin({ sharedDevice: 'on' })).headers)
  // Another tab, with another member, may have replaced the cookie of the last use.
  const cookie = begun.replace(/(^|; )shared=[^;]*/, '')
  const page = await openPage(twoFactor, '/auth/second-step', cookie)
  expect(page.value).toMatchObject({ mayTrust: false })
  const fields = { code: generateCode(key), trust: 'on' }
  const done = await submit(twoFactor, '/auth/second-step', fields, cookie)
  expect(isSignedIn(done.headers)).toBe(true)
  expect(cookiesIn(done.headers)).toMatch(/(^|; )shared=\S/)
  expect(cookiesIn(done.headers)).not.toMatch(/trusted-device=\S/)
  expect(await db.session.count({ where: { isShared: true } })).toBe(1)
})

test('a member who is signed in there does not answer for the one who waits', async () => {
  const { key } = await asha()
  const bina = await signUpMember('bina')
  const signedIn = await getCookie({ ...bina, secondStepAt: new Date() })
  const half = await submit(signInRoute, '/auth/signin', right, signedIn)
  const cookie = `${signedIn}; ${cookiesIn(half.headers)}`
  const path = '/auth/second-step'
  expect((await openPage(twoFactor, path, cookie)).value).toMatchObject({ hasApp: true })
  const done = await submit(twoFactor, path, { code: generateCode(key) }, cookie)
  expect(isSignedIn(done.headers)).toBe(true)
})

test('another browser cannot finish what one began', async () => {
  const { key } = await asha()
  await submit(signInRoute, '/auth/signin', right)
  const path = '/auth/second-step'
  const answer = await submit(twoFactor, path, { code: generateCode(key) })
  expect(answer.headers.get('Location')).toMatch(/^\/auth\/signin\?.*notice=sign-in-expired/)
  expect(isSignedIn(answer.headers)).toBe(false)
  expect((await openPage(twoFactor, path)).headers.get('Location')).toMatch(/^\/auth\/signin\?/)
  // The refusal did not use up the code.
  const half = await submit(signInRoute, '/auth/signin', right)
  const done = await submit(twoFactor, path, { code: generateCode(key) }, cookiesIn(half.headers))
  expect(isSignedIn(done.headers)).toBe(true)
})

describe('no other first step goes round the second', () => {
  test('a mailed link to a new password', async () => {
    const { key } = await asha()
    await forgotPassword({ email: 'asha@example.com' }, newBrowser())
    const token = await lastToken('resetPassword')
    const form = { token, password: 'a new quiet harbour', confirmPassword: 'a new quiet harbour' }
    for (let press = 0; press < 2; press++) {
      const { headers } = await submit(reset, `/auth/reset-password?token=${token}`, form)
      expect(headers.get('Location')).toMatch(/^\/auth\/second-step\?/)
      expect(isSignedIn(headers)).toBe(false)
    }
    expect(await sessions()).toBe(0)
    const half = await submit(signInRoute, '/auth/signin', { ...right, password: form.password })
    const path = '/auth/second-step'
    const done = await submit(twoFactor, path, { code: generateCode(key) }, cookiesIn(half.headers))
    expect(isSignedIn(done.headers)).toBe(true)
  })

  test('the form of the sign-up sent again, as page and as JSON', async () => {
    await asha()
    const form = { username: 'asha', email: 'asha@example.com', password: 'correct horse' }
    const page = await submit(signUpRoute, '/auth/signup', {
      ...form,
      confirmPassword: form.password,
    })
    expect(page.headers.get('Location')).toMatch(/^\/auth\/second-step\?/)
    const json = await submitJson(apiSignUp, '/api/auth/signup', form)
    expect([json.status, isSignedIn(json.headers)]).toEqual([401, false])
    expect(await sessions()).toBe(0)
  })
})

test('the API answers 401 with secondStep, and takes the code by one call', async () => {
  const { key } = await asha()
  const wrong = await submitJson(apiSignIn, '/api/auth/signin', { ...right, password: 'x' })
  expect(await wrong.json()).toEqual({ error: 'Invalid credentials' })
  const half = await submitJson(apiSignIn, '/api/auth/signin', right)
  expect([half.status, isSignedIn(half.headers)]).toEqual([401, false])
  expect(await half.json()).toMatchObject({ secondStep: true })
  const cookie = cookiesIn(half.headers)
  const path = '/api/auth/second-step'
  expect((await submitJson(apiTwoFactor, path, { code: generateCode(key) })).status).toBe(401)
  const refused = await submitJson(apiTwoFactor, path, { code: wrongCode(key) }, cookie)
  expect([refused.status, isSignedIn(refused.headers)]).toEqual([400, false])
  const done = await submitJson(apiTwoFactor, path, { code: generateCode(key) }, cookie)
  expect([done.status, isSignedIn(done.headers)]).toEqual([200, true])
  expect(await done.json()).toMatchObject({ user: { username: 'asha' } })
})

test('the page of the settings keeps the key through a wrong code, in this session alone', async () => {
  const member = await signUpMember('asha')
  const [cookie, other] = [await getCookie(member), await getCookie(member)]
  const path = '/profile/settings/second-step'
  const begun = await submit(settings, path, { password: 'correct horse' }, cookie)
  expect(begun.status).toBe(303)
  const kept = cookiesIn(begun.headers)
  const appIn = async (cookies: string) =>
    ((await openPage(settings, path, cookies)).value as { app: object | null }).app
  const app = (await appIn(kept)) as { groups: string[] }
  const setUpCookie = kept.split('; ').find((each) => each.startsWith('second-step-set-up='))
  expect(await appIn(`${other}; ${setUpCookie}`)).toBeNull()
  const key = app.groups.join('')
  const late = await submit(settings, path, { code: generateCode(key) }, `${other}; ${setUpCookie}`)
  expect(late.headers.get('Location')).toBe(path)
  const flashed = await pageFrame('/', `${other}; ${cookiesIn(late.headers)}`)
  expect(flashed.notice).toEqual(translateNotice('en', 'second-step-expired'))
  const refused = await submit(settings, path, { code: wrongCode(key) }, kept)
  expect(refused.value).toMatchObject({ lastResult: { error: said({ code: 'codeWrong' }) } })
  expect(await appIn(kept)).toEqual(app)
  const done = await submit(settings, path, { code: generateCode(key) }, kept)
  expect(done.value).toMatchObject({ codes: expect.any(Array) as unknown })
  const again = await submit(settings, path, { code: generateCode(key) }, kept)
  expect(again.value).toEqual(done.value)
  const { idempotencyKey } = (await openPage(settings, path, kept)).value as Record<string, string>
  const remove = {
    change: 'remove',
    code: generateCode(key, 1),
    idempotencyKey: idempotencyKey ?? '',
  }
  const removed = await submit(settings, path, remove, kept)
  expect(removed.headers.getSetCookie().join()).toMatch(/second-step-set-up=; Max-Age=0/)
})
