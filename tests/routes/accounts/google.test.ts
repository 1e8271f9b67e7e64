import { describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { memberColumns, toMember } from '~/domain/members/member'
import { log } from '~/runtime/log.server'
import { env } from '~/runtime/env.server'
import * as callback from '~/routes/api/auth/google-callback'
import * as begin from '~/routes/api/auth/google'
import * as connect from '~/routes/auth/connect-google'
import * as signInPage from '~/routes/auth/sign-in'
import { translateNotice } from '~/http/presenters/notices.server'
import { makeMember, signUpMember } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import { addTwoFactor } from '../../support/forum/two-factor'
import { lastToken, mailed } from '../../support/mail/mailed'
import type { Persona } from '../../support/site/openid-process'
import { asha, frameAfter, visitGoogle, withGoogle } from '../../support/http/google-visit'
import { pageFrame } from '../../support/http/page-frame'
import {
  cookiesIn,
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'

withGoogle()

describe('signing in with Google', () => {
  test('makes a newcomer a member with a confirmed address and a name that tells nothing', async () => {
    const answer = await visitGoogle(asha)
    expect(answer.headers.get('Location')).toBe('/forum/new')
    const { member, notice } = await frameAfter(answer)
    expect(notice).toEqual(translateNotice('en', 'signed-up'))
    expect(member?.username).toMatch(/^member_\d{10}$/)
    expect(await db.user.findFirstOrThrow()).toMatchObject({
      emailKey: 'asha@example.com',
      passwordHash: null,
      displayName: null,
      emailVerifiedAt: expect.any(Date) as Date,
    })
    // From now on, the Google account identifies the member, not the email address.
    const again = await visitGoogle({ ...asha, email: 'moved@example.com' })
    expect((await frameAfter(again)).member?.username).toBe(member?.username)
    expect(await db.user.count()).toBe(1)
  })

  test.each(['code', 'state', 'error'])('refuses %s twice, as every call does', async (name) => {
    const answer = await visitGoogle(asha, ({ searchParams }) => {
      searchParams.append(name, 'a')
      searchParams.append(name, 'b')
    })
    expect(answer.status).toBe(400)
    expect(await db.user.count()).toBe(0)
  })

  test('is on a phone that others use too, where the link says so', async () => {
    const cookies = async (asked?: string) =>
      (await visitGoogle(asha, undefined, asked)).headers.getSetCookie().join('\n')
    expect(await cookies()).not.toMatch(/shared=/)
    expect(await cookies('&sharedDevice=on')).toMatch(/shared=/)
    expect(await db.session.count({ where: { isShared: true } })).toBe(1)
  })

  test('joins an account that has the address, whose password and sessions are void then', async () => {
    const member = await signUpMember('asha')
    const before = await getCookie(member)
    expect(await frameAfter(await visitGoogle(asha))).toMatchObject({
      member: { username: 'asha' },
      notice: translateNotice('en', 'google-joined'),
    })
    expect(await db.user.findFirstOrThrow()).toMatchObject({ passwordHash: null })
    expect((await pageFrame('/', before)).member).toBeNull()
    expect(await mailed('googleConnected')).toMatchObject([{ recipient: 'asha@example.com' }])
  })

  test('confirms a member by her own Google account alone, and changes nothing for another', async () => {
    await visitGoogle(asha)
    const member = await db.user.findFirstOrThrow({ select: memberColumns })
    await signUpMember('ravi')
    const cookie = await getCookie(toMember(member))
    const confirmBy = (persona: Persona) => visitGoogle(persona, undefined, '&confirm=on', cookie)
    const sessions = await db.session.findMany()
    for (const email of ['new@example.com', 'ravi@example.com']) {
      const answer = await confirmBy({ ...asha, sub: 'sub-2', email })
      const path = answer.headers.get('Location') ?? ''
      expect(answer.headers.getSetCookie().join()).not.toMatch(/\bsession=/)
      const back = await openPage(signInPage, path, cookie)
      expect(back.headers.get('Location')).toBe('/forum/new')
      const flashed = await pageFrame('/', `${cookie}; ${cookiesIn(back.headers)}`)
      expect(flashed.notice).toEqual(translateNotice('en', 'google-other-account'))
    }
    expect(await db.session.findMany()).toEqual(sessions)
    expect(await db.user.count()).toBe(2)
    expect(await db.connection.count()).toBe(1)
    expect(await mailed('connectGoogle')).toEqual([])
    expect((await confirmBy(asha)).headers.getSetCookie().join()).toMatch(/\bsession=\w/)
    const visitor = await openPage(begin, '/api/auth/google?confirm=on&redirectTo=/profile')
    expect(visitor.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fprofile')
  })

  test('is the first step alone for a member with a second one', async () => {
    await visitGoogle(asha)
    const { id: userId } = await db.user.findFirstOrThrow()
    await db.session.deleteMany()
    const secondStep = { encryptedKey: 'unused', recoverySalt: 'unused' }
    await db.secondStep.create({ data: { userId, ...secondStep } })
    const { headers } = await visitGoogle(asha)
    expect(headers.get('Location')).toBe('/auth/second-step?redirectTo=%2Fforum%2Fnew')
    expect(headers.getSetCookie().join()).not.toMatch(/\bsession=\w/)
    expect(await db.session.count()).toBe(0)
  })

  test('takes the second step away from whoever set it up before the address was confirmed', async () => {
    const member = await signUpMember('asha')
    await addTwoFactor(member)
    await givePasskey(member)
    expect((await visitGoogle(asha)).headers.get('Location')).toBe('/forum/new')
    expect(await db.passkey.count()).toBe(0)
    expect(await db.secondStep.count()).toBe(0)
    expect(await mailed('secondStepRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
  })

  test('keeps the second step of a member whose address is confirmed', async () => {
    const { id } = await signUpMember('asha')
    const secondStep = { create: { encryptedKey: 'unused', recoverySalt: 'unused' } }
    await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date(), secondStep } })
    const { headers } = await visitGoogle(asha)
    expect(headers.get('Location')).toMatch(/^\/auth\/second-step\?/)
  })

  test('connecting Google is a line in the security log, at once and by a mailed link', async () => {
    const info = vi.spyOn(log, 'info')
    const connected = () =>
      info.mock.calls.filter(([line]) => JSON.stringify(line).includes('google-connected')).length
    await signUpMember('asha')
    await visitGoogle(asha)
    expect(connected()).toBe(1)
    await visitGoogle({ ...asha, sub: 'sub-2', hd: 'another.example' })
    const token = await lastToken('connectGoogle')
    await submit(connect, `/auth/connect-google?token=${token}`, {})
    expect(connected()).toBe(2)
    // The second time, the account has no password.
    expect(await mailed('googleConnected')).toHaveLength(2)
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
    const answer = await visitGoogle(persona)
    expect(answer.headers.get('Location')).toBe(
      `/auth/signin?notice=${notice}&redirectTo=%2Fforum%2Fnew`,
    )
    expect(await db.session.count()).toBe(0)
    expect(await db.connection.count()).toBe(0)
  })

  test('has words for answers that this browser did not ask for', async () => {
    const forged = await visitGoogle(asha, (back) => back.searchParams.set('state', 'forged'))
    expect(forged.headers.get('Location')).toBe('/auth/signin?notice=sign-in-expired')
    const path = '/api/auth/google/callback?code=x&state=y'
    const planted = await openPage(callback, path)
    expect(planted.headers.get('Location')).toBe('/auth/signin?notice=sign-in-expired')
    expect(await db.user.count()).toBe(0)
  })

  test('shows its button only where it is configured; its address answers 503 elsewhere', async () => {
    const hasButton = async () => {
      const { value } = await openPage(signInPage, '/auth/signin')
      return (value as { hasGoogle: boolean }).hasGoogle
    }
    expect(await hasButton()).toBe(true)
    env.GOOGLE_CLIENT_ID = undefined
    expect(await hasButton()).toBe(false)
    const answer = await begin.loader(routeArguments(getRequest('/api/auth/google')))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: 'Signing in with Google is not available here' })
    env.GOOGLE_CLIENT_ID = 'client'
  })
})
