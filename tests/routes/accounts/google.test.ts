import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { forgotPassword } from '~/domain/accounts/forgot-password.server'
import { resetPassword } from '~/domain/accounts/reset-password.server'
import { log } from '~/runtime/log.server'
import { env } from '~/runtime/env.server'
import * as callback from '~/routes/api/auth/google-callback'
import * as begin from '~/routes/api/auth/google'
import * as connect from '~/routes/auth/connect-google'
import * as signInPage from '~/routes/auth/sign-in'
import { loader as root } from '~/root'
import { noticeTextOf } from '~/http/presenters/notice-text.server'
import { makeMember, newBrowser, signUpMember, valueOf } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import { startOpenIdProvider } from '../../support/site/openid-provider'
import type { Persona } from '../../support/site/openid-process'
import {
  answerOf,
  cookieOf,
  getRequest,
  loadContext,
  postRequest,
} from '../../support/http/page-request'

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>

beforeAll(async () => {
  provider = await startOpenIdProvider()
  Object.assign(env, {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  })
})

afterAll(() => provider.stop())

afterEach(() => vi.useRealTimers())

const given = (request: Request) => ({ request, params: {}, context: loadContext() })
const asha: Persona = {
  sub: 'sub-1',
  email: 'Asha@example.com',
  email_verified: true,
  hd: 'example.com',
}

/** Goes to Google and back, as a browser does. */
async function visit(persona: Persona, change: (back: URL) => void = () => undefined) {
  await provider.becomes(persona)
  const start = await answerOf(
    begin.loader(given(getRequest('/api/auth/google?redirectTo=/forum/new'))),
  )
  expect(start.status).toBe(302)
  const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const there = new URL(start.headers.get('Location') ?? '')
  expect(there.origin).toBe(provider.issuer)
  expect(there.searchParams.get('code_challenge_method')).toBe('S256')
  const redirected = await fetch(there, { redirect: 'manual' })
  const back = new URL(redirected.headers.get('Location') ?? '')
  change(back)
  return answerOf(callback.loader(given(getRequest(back.pathname + back.search, cookie))))
}

async function memberOf(headers: Headers) {
  const cookie = headers.getSetCookie()[0]?.split(';')[0]
  const page = await answerOf(root(given(getRequest('/', cookie))))
  return page.value as { member: { username: string } | null; notice: unknown }
}

describe('signing in with Google', () => {
  test('makes a newcomer a member with a confirmed address and a name that tells nothing', async () => {
    const answer = await visit(asha)
    expect(answer.headers.get('Location')).toBe('/forum/new')
    const { member, notice } = await memberOf(answer.headers)
    expect(notice).toEqual(noticeTextOf('en', 'signed-up'))
    expect(member?.username).toMatch(/^member_\d{10}$/)
    expect(await db.user.findFirstOrThrow()).toMatchObject({
      emailKey: 'asha@example.com',
      passwordHash: null,
      displayName: null,
      emailVerifiedAt: expect.any(Date) as Date,
    })
    // From now on identified by the Google account, not by the address.
    const again = await visit({ ...asha, email: 'moved@example.com' })
    expect((await memberOf(again.headers)).member?.username).toBe(member?.username)
    expect(await db.user.count()).toBe(1)
  })

  test('joins an account that has the address, whose password and sessions are void then', async () => {
    const member = await signUpMember('asha')
    const before = await cookieOf(member)
    const { headers } = await visit(asha)
    expect(await memberOf(headers)).toMatchObject({
      member: { username: 'asha' },
      notice: noticeTextOf('en', 'google-joined'),
    })
    expect(await db.user.findFirstOrThrow()).toMatchObject({ passwordHash: null })
    const old = (await answerOf(root(given(getRequest('/', before))))).value
    expect(old).toMatchObject({ member: null })
    expect(await db.outgoingMail.count({ where: { kind: 'passwordChanged' } })).toBe(1)
  })

  test('is the first step alone for a member with a second one', async () => {
    await visit(asha)
    const { id: userId } = await db.user.findFirstOrThrow()
    await db.session.deleteMany()
    const secondStep = { encryptedKey: 'unused', usedStep: 0, recoverySalt: 'unused' }
    await db.secondStep.create({ data: { userId, ...secondStep } })
    const { headers } = await visit(asha)
    expect(headers.get('Location')).toBe('/auth/second-step?redirectTo=%2Fforum%2Fnew')
    expect(headers.getSetCookie().join()).not.toMatch(/\bsession=\w/)
    expect(await db.session.count()).toBe(0)
  })

  test('joining an account is a line in the security log, at once and by a mailed link', async () => {
    const info = vi.spyOn(log, 'info')
    const joined = () =>
      info.mock.calls.filter(([line]) => JSON.stringify(line).includes('google-connected')).length
    await signUpMember('asha')
    await visit(asha)
    expect(joined()).toBe(1)
    await visit({ ...asha, sub: 'sub-2', hd: 'another.example' })
    const token = await lastToken('connectGoogle')
    const form = postRequest(`/auth/connect-google?token=${token}`, {})
    await answerOf(connect.action(given(form)))
    expect(joined()).toBe(2)
    info.mockRestore()
  })

  test.each<[string, Persona]>([
    ['google-unverified', { ...asha, email_verified: false }],
    ['google-unverified', { sub: 'sub-1' }],
    ['google-down', { ...asha, fault: 'refuse-token' }],
    ['google-down', { ...asha, fault: 'other-nonce' }],
    ['google-down', { ...asha, fault: 'other-person' }],
    ['google-down', { ...asha, fault: 'other-audience' }],
    ['google-down', { ...asha, fault: 'other-party' }],
    ['google-down', { ...asha, fault: 'other-issuer' }],
    ['google-down', { ...asha, fault: 'expired' }],
    ['google-down', { ...asha, fault: 'no-signature' }],
    ['google-down', { ...asha, fault: 'other-key' }],
    ['google-down', { ...asha, fault: 'secret-as-key' }],
  ])('answers %s to %j and changes nothing', async (notice, persona) => {
    await makeMember('asha')
    const answer = await visit(persona)
    expect(answer.headers.get('Location')).toBe(`/auth/signin?notice=${notice}`)
    expect(await db.session.count()).toBe(0)
    expect(await db.connection.count()).toBe(0)
  })

  describe('with an address that is not Google’s to give', () => {
    const foreign: Persona = { ...asha, hd: 'another.example' }
    const pageAt = (search: string) =>
      answerOf(connect.loader(given(getRequest(`/auth/connect-google${search}`))))
    const press = (token: string) =>
      answerOf(connect.action(given(postRequest(`/auth/connect-google?token=${token}`, {}))))

    test('a newcomer confirms it by mail like anybody else', async () => {
      const answer = await visit(foreign)
      expect(answer.headers.get('Location')).toBe('/forum/new')
      expect(await db.user.findFirstOrThrow()).toMatchObject({ emailVerifiedAt: null })
      expect(await mailed('verifyEmail')).toMatchObject([{ recipient: 'Asha@example.com' }])
    })

    test.each(['asha@gmail.com', 'Asha@GoogleMail.com'])('Google speaks for %s', async (email) => {
      await visit({ sub: 'sub-1', email, email_verified: true })
      expect((await db.user.findFirstOrThrow()).emailVerifiedAt).not.toBeNull()
    })

    test.each(['asha@gmail.com.example.org', 'gmail.com@example.org'])(
      'and not for %s',
      async (email) => {
        await visit({ sub: 'sub-1', email, email_verified: true })
        expect((await db.user.findFirstOrThrow()).emailVerifiedAt).toBeNull()
      },
    )

    const done = /^\/auth\/connect-google\?done=/

    test('an account is joined by a mailed link alone, once, and nobody is signed in', async () => {
      const member = await signUpMember('asha')
      const before = await cookieOf(member)
      const answer = await visit(foreign)
      expect(answer.headers.get('Location')).toMatch(done)
      expect(await db.connection.count()).toBe(0)
      expect(await mailed('connectGoogle')).toMatchObject([{ recipient: 'asha@example.com' }])
      const token = await lastToken('connectGoogle')
      expect(await pageAt(`?token=${token}`)).toMatchObject({ status: 200 })
      expect(await db.connection.count()).toBe(0)

      const joined = await press(token)
      expect(joined.headers.get('Location')).toMatch(done)
      expect(joined.headers.getSetCookie()).toEqual([])
      expect((await press(token)).headers.get('Location')).toMatch(done)
      expect((await pageAt(`?token=${token}`)).status).toBe(400)
      const old = (await answerOf(root(given(getRequest('/', before))))).value
      expect(old).toMatchObject({ member: null })
      expect((await memberOf((await visit(foreign)).headers)).member?.username).toBe('asha')
    })

    test('a link works for an hour, and no more once the password is another', async () => {
      const member = await signUpMember('asha')
      await visit(foreign)
      const token = await lastToken('connectGoogle')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
      expect((await press(token)).status).toBe(400)
      vi.useRealTimers()
      await db.user.update({ where: { id: member.id }, data: { passwordHash: 'another' } })
      expect((await press(token)).status).toBe(400)
      expect((await press('made-up')).status).toBe(400)
      expect(await db.connection.count()).toBe(0)
    })
  })

  test('a new password throws out whoever came with Google before the address was confirmed', async () => {
    await visit({ ...asha, hd: undefined })
    await forgotPassword({ email: asha.email }, newBrowser())
    const token = await lastToken('resetPassword')
    valueOf(await resetPassword({ token, password: 'battery staple' }))
    expect(await db.connection.count()).toBe(0)
  })

  test('has words for whoever cancels there, and for answers that this browser did not ask for', async () => {
    const cancelled = await visit(asha, (back) => {
      back.searchParams.delete('code')
      back.searchParams.set('error', 'access_denied')
    })
    expect(cancelled.headers.get('Location')).toBe('/auth/signin?notice=google-cancelled')
    const forged = await visit(asha, (back) => back.searchParams.set('state', 'forged'))
    expect(forged.headers.get('Location')).toBe('/auth/signin?notice=sign-in-expired')
    const path = '/api/auth/google/callback?code=x&state=y'
    const planted = await answerOf(callback.loader(given(getRequest(path))))
    expect(planted.headers.get('Location')).toBe('/auth/signin?notice=sign-in-expired')
    expect(await db.user.count()).toBe(0)
  })

  test('shows its button only where it is configured; its address answers 503 elsewhere', async () => {
    const hasButton = async () => {
      const { value } = await answerOf(signInPage.loader(given(getRequest('/auth/signin'))))
      return (value as { hasGoogle: boolean }).hasGoogle
    }
    expect(await hasButton()).toBe(true)
    env.GOOGLE_CLIENT_ID = undefined
    expect(await hasButton()).toBe(false)
    const answer = await begin.loader(given(getRequest('/api/auth/google')))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: 'Signing in with Google is not available here' })
    env.GOOGLE_CLIENT_ID = 'client'
  })
})
