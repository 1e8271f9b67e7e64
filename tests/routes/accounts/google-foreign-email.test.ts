import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { forgotPassword, resetPassword } from '~/domain/accounts/reset-password.server'
import * as connect from '~/routes/auth/connect-google'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import type { Persona } from '../../support/site/openid-process'
import { asha, frameAfter, visitGoogle, withGoogle } from '../../support/http/google-visit'
import { pageFrame } from '../../support/http/page-frame'
import { getCookie, openPage, submit } from '../../support/http/page-request'

withGoogle()

afterEach(() => vi.useRealTimers())

describe('signing in with Google and an address that is not Google’s to give', () => {
  const foreign: Persona = { ...asha, hd: 'another.example' }
  const pageAt = (search: string) => openPage(connect, `/auth/connect-google${search}`)
  const press = (token: string) => submit(connect, `/auth/connect-google?token=${token}`, {})

  test('a newcomer confirms it by mail like anybody else', async () => {
    const answer = await visitGoogle(foreign)
    expect(answer.headers.get('Location')).toBe('/forum/new')
    expect(await db.user.findFirstOrThrow()).toMatchObject({ emailVerifiedAt: null })
    expect(await mailed('verifyEmail')).toMatchObject([{ recipient: 'Asha@example.com' }])
  })

  test.each(['asha@gmail.com', 'Asha@GoogleMail.com'])('Google speaks for %s', async (email) => {
    await visitGoogle({ sub: 'sub-1', email, email_verified: true })
    expect((await db.user.findFirstOrThrow()).emailVerifiedAt).not.toBeNull()
  })

  test.each(['asha@gmail.com.example.org', 'gmail.com@example.org'])(
    'and not for %s',
    async (email) => {
      await visitGoogle({ sub: 'sub-1', email, email_verified: true })
      expect((await db.user.findFirstOrThrow()).emailVerifiedAt).toBeNull()
    },
  )

  const done = /^\/auth\/connect-google\?done=/

  test('an account is connected by a mailed link alone, once, and nobody is signed in', async () => {
    const member = await signUpMember('asha')
    const before = await getCookie(member)
    const answer = await visitGoogle(foreign)
    expect(answer.headers.get('Location')).toMatch(done)
    expect(await db.connection.count()).toBe(0)
    expect(await mailed('connectGoogle')).toMatchObject([{ recipient: 'asha@example.com' }])
    // The mail goes with the account.
    const mail = { kind: 'connectGoogle', userId: member.id }
    expect(await db.outgoingMail.count({ where: mail })).toBe(1)
    const token = await lastToken('connectGoogle')
    expect(await pageAt(`?token=${token}`)).toMatchObject({ status: 200 })
    expect(await db.connection.count()).toBe(0)

    for (const response of await Promise.all([press(token), press(token)])) {
      expect(response.headers.get('Location')).toMatch(done)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await press(token)).headers.get('Location')).toMatch(done)
    expect((await pageAt(`?token=${token}`)).status).toBe(400)
    expect((await pageFrame('/', before)).member).toBeNull()
    expect((await frameAfter(await visitGoogle(foreign))).member?.username).toBe('asha')
  })

  test('a link works for ten minutes, and no more once the password is another', async () => {
    const member = await signUpMember('asha')
    await visitGoogle(foreign)
    const token = await lastToken('connectGoogle')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect((await press(token)).status).toBe(400)
    vi.useRealTimers()
    await db.user.update({ where: { id: member.id }, data: { passwordHash: 'another' } })
    expect((await press(token)).status).toBe(400)
    expect((await press('made-up')).status).toBe(400)
    expect(await db.connection.count()).toBe(0)
  })

  test('joining ends the links of an account without a password', async () => {
    await visitGoogle({ ...asha, hd: undefined })
    await forgotPassword({ email: asha.email }, newBrowser())
    const token = await lastToken('resetPassword')
    await visitGoogle({ ...asha, sub: 'sub-2' })
    const late = await resetPassword({ token, password: 'battery staple' }, newBrowser())
    expect(late).toMatchObject({ code: 'invalid', fields: { token: expect.anything() as string } })
    expect(await db.connection.count()).toBe(1)
  })

  test('a new password throws out whoever came with Google before the address was confirmed', async () => {
    await visitGoogle({ ...asha, hd: undefined })
    await forgotPassword({ email: asha.email }, newBrowser())
    const token = await lastToken('resetPassword')
    unwrap(await resetPassword({ token, password: 'battery staple' }, newBrowser()))
    expect(await db.connection.count()).toBe(0)
  })
})
