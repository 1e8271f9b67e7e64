import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import * as callback from '~/routes/api/auth/google-callback'
import * as begin from '~/routes/api/auth/google'
import * as signInPage from '~/routes/auth/sign-in'
import { loader as root } from '~/root'
import { makeMember, signUpMember } from '../support/factories'
import { startOpenIdProvider } from '../support/openid-provider'
import type { Persona } from '../support/openid-process'
import { answerOf, cookieOf, getRequest, loadContext } from '../support/page-request'

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>

beforeAll(async () => {
  provider = await startOpenIdProvider()
  Object.assign(env, {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  })
}, 30_000)

afterAll(() => provider.stop())

const given = (request: Request) => ({ request, params: {}, context: loadContext() })
const asha: Persona = { sub: 'sub-1', email: 'Asha@example.com', email_verified: true }

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
  return page.value as { member: { username: string } | null; notice: string }
}

describe('signing in with Google', { timeout: 30_000 }, () => {
  test('makes a newcomer a member with a confirmed address and a name that tells nothing', async () => {
    const answer = await visit(asha)
    expect(answer.headers.get('Location')).toBe('/forum/new')
    const { member, notice } = await memberOf(answer.headers)
    expect(notice).toBe('signed-up')
    expect(member?.username).toMatch(/^member_\d{10}$/)
    expect(await db.user.findFirstOrThrow()).toMatchObject({
      emailKey: 'asha@example.com',
      passwordHash: null,
      displayName: null,
      emailVerifiedAt: expect.any(Date) as Date,
    })
    // Known from now on by who she is, not by her address.
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
      notice: 'google-joined',
    })
    expect(await db.user.findFirstOrThrow()).toMatchObject({ passwordHash: null })
    const old = (await answerOf(root(given(getRequest('/', before))))).value
    expect(old).toMatchObject({ member: null })
    expect(await db.outgoingMail.count({ where: { kind: 'passwordChanged' } })).toBe(1)
  })

  test.each<[string, Persona]>([
    ['google-unverified', { ...asha, email_verified: false }],
    ['google-unverified', { sub: 'sub-1' }],
    ['google-down', { ...asha, fault: 'refuse-token' }],
    ['google-down', { ...asha, fault: 'other-nonce' }],
    ['google-down', { ...asha, fault: 'other-person' }],
  ])('answers %s to %j and changes nothing', async (notice, persona) => {
    await makeMember('asha')
    const answer = await visit(persona)
    expect(answer.headers.get('Location')).toBe(`/auth/signin?notice=${notice}`)
    expect(await db.session.count()).toBe(0)
    expect(await db.connection.count()).toBe(0)
  })

  test('has words for whoever cancels there, and for answers that this browser did not ask for', async () => {
    const cancelled = await visit(asha, (back) => {
      back.searchParams.delete('code')
      back.searchParams.set('error', 'access_denied')
    })
    expect(cancelled.headers.get('Location')).toBe('/auth/signin?notice=google-cancelled')
    const forged = await visit(asha, (back) => back.searchParams.set('state', 'forged'))
    expect(forged.headers.get('Location')).toBe('/auth/signin?notice=google-expired')
    const path = '/api/auth/google/callback?code=x&state=y'
    const planted = await answerOf(callback.loader(given(getRequest(path))))
    expect(planted.headers.get('Location')).toBe('/auth/signin?notice=google-expired')
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
