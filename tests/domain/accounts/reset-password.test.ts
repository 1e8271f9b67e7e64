import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { changeEmail } from '~/domain/accounts/verify-email.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import {
  forgotPassword,
  canResetPassword,
  resetPassword,
} from '~/domain/accounts/reset-password.server'
import { findSession, findSessionOwner, startSession } from '~/domain/sessions/sessions.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { fail, ok } from '~/domain/result'
import { beginPasskeySignIn, signInWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import { hasTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { makeMember, newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import { addTwoFactor } from '../../support/forum/two-factor'
import { lastToken, mailed } from '../../support/mail/mailed'

const browser = newBrowser()
const fresh = { password: 'battery staple', confirmPassword: 'battery staple' }
const dead = fail('invalid', { token: 'tokenInvalid' })
const signsIn = async (password: string) =>
  (await signIn({ emailOrUsername: 'asha', password }, browser)).ok

async function askedBy(username: string) {
  const member = await signUpMember(username)
  unwrap(await forgotPassword({ email: member.email.toUpperCase() }, browser))
  return { member, token: await lastToken('resetPassword') }
}

describe('a forgotten password', () => {
  test('gives the same answer whether or not there is an account', async () => {
    await signUpMember('asha')
    expect(await forgotPassword({ email: 'asha@example.com' }, browser)).toEqual(ok(null))
    expect(await forgotPassword({ email: 'nobody@example.com' }, browser)).toEqual(ok(null))
    expect((await mailed('resetPassword')).map(({ recipient }) => recipient)).toEqual([
      'asha@example.com',
    ])
    expect(await forgotPassword({ email: 'no address' }, browser)).toEqual(
      fail('invalid', { email: 'emailFormat' }),
    )
  })

  test('is replaced by its link: all sessions end, a mail says so, the address is confirmed', async () => {
    const { member, token } = await askedBy('asha')
    const session = await startSession(member.id)
    await changeEmail(member, { email: 'thief@example.com', password: 'correct horse' })
    expect(await canResetPassword(token)).toBe(true)
    expect(unwrap(await resetPassword({ ...fresh, token }, newBrowser()))).toMatchObject({
      id: member.id,
      isVerified: true,
    })
    expect(await signsIn('battery staple')).toBe(true)
    expect(await signsIn('correct horse')).toBe(false)
    expect(await findSession(session)).toBeNull()
    expect(await findSessionOwner(session)).toBeNull()
    expect(await mailed('passwordChanged')).toMatchObject([{ recipient: 'asha@example.com' }])
    expect(
      await db.token.count({ where: { kind: 'changeEmail', expiresAt: { gt: new Date() } } }),
    ).toBe(0)
  })

  test('is replaced once: the same form again gets the same answer, another one none', async () => {
    const { member, token } = await askedBy('asha')
    const answers = await Promise.all([
      resetPassword({ ...fresh, token }, newBrowser()),
      resetPassword({ ...fresh, token }, newBrowser()),
    ])
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0)
    expect(unwrap(await resetPassword({ ...fresh, token }, newBrowser())).id).toBe(member.id)
    expect(
      await resetPassword(
        {
          token,
          password: 'a lantern elsewhere',
          confirmPassword: 'a lantern elsewhere',
        },
        newBrowser(),
      ),
    ).toEqual(dead)
    expect(await canResetPassword(token)).toBe(false)
    expect(await mailed('passwordChanged')).toHaveLength(1)
  })

  test('has a link for ten minutes and for one address', async () => {
    const { token } = await askedBy('asha')
    const row = await db.token.findFirstOrThrow({ where: { kind: 'resetPassword' } })
    expect(Number(row.expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    await db.user.updateMany({ data: { emailKey: 'another@example.com' } })
    expect(await resetPassword({ ...fresh, token }, newBrowser())).toEqual(dead)
    await db.user.updateMany({ data: { emailKey: 'asha@example.com' } })
    await db.token.updateMany({ data: { expiresAt: new Date() } })
    expect(await resetPassword({ ...fresh, token }, newBrowser())).toEqual(dead)
    const common = { password: 'password123', confirmPassword: 'password123' }
    for (const form of [fresh, common])
      expect(await resetPassword({ ...form, token: 'made up' }, newBrowser())).toEqual(dead)
    expect(await resetPassword(fresh, newBrowser())).toEqual(dead)
    expect(await signsIn('correct horse')).toBe(true)
  })

  test('takes the second step away from whoever set it up before the address was confirmed', async () => {
    const member = await signUpMember('asha')
    await addTwoFactor(member)
    const { authenticator } = await givePasskey(member)
    const signsInWithPasskey = async () => {
      const { token, options } = beginPasskeySignIn()
      return (await signInWithPasskey(token, authenticator.sign(options), browser)).ok
    }
    const askAndReset = async () => {
      await forgotPassword({ email: member.email }, browser)
      unwrap(
        await resetPassword({ ...fresh, token: await lastToken('resetPassword') }, newBrowser()),
      )
    }
    const { id: userId } = member
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } })
    await askAndReset()
    expect(await hasTwoFactor(userId)).toBe(true)
    expect(await signsInWithPasskey()).toBe(true)

    await db.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: null, role: 'moderator', secondStepDue: null },
    })
    await askAndReset()
    expect(await hasTwoFactor(userId)).toBe(false)
    expect(await signsInWithPasskey()).toBe(false)
    expect(await mailed('secondStepRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
    const row = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(row.secondStepDue).toBeInstanceOf(Date)
  })

  test.each([
    [
      { password: 'password123' },
      { password: 'passwordCommon', confirmPassword: 'passwordsDiffer' },
    ],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'passwordsDiffer' }],
    [{ password: 'i am ASHA', confirmPassword: 'i am ASHA' }, { password: 'passwordHasUsername' }],
    [
      { password: 'Xxperiment2024', confirmPassword: 'Xxperiment2024' },
      { password: 'passwordMadeOfNames' },
    ],
  ])('refuses %j without using the link up', async (change, fields) => {
    const { token } = await askedBy('asha')
    expect(await resetPassword({ ...fresh, ...change, token }, newBrowser())).toEqual({
      ok: false,
      code: 'invalid',
      fields,
    })
    expect(await canResetPassword(token)).toBe(true)
  })
})

describe('changing the password', () => {
  const form = { currentPassword: 'correct horse', ...fresh }

  test('ends the other sessions, and answers the same form again alike', async () => {
    const member = await signUpMember('asha')
    const [here, there] = [await startSession(member.id), await startSession(member.id)]
    const present = (await findSession(here))?.id ?? ''
    expect(await changePassword(member, form, present)).toEqual(ok(null))
    expect(await changePassword(member, form, present)).toEqual(ok(null))
    expect(await findSession(here)).not.toBeNull()
    expect(await findSession(there)).toBeNull()
    expect(await signsIn('battery staple')).toBe(true)
    expect(await mailed('passwordChanged')).toHaveLength(1)
  })

  const both = (password: string) => ({ password, confirmPassword: password })

  test('needs the present one, which members from Google do not have, and refuses easy ones', async () => {
    const member = await signUpMember('asha')
    const wrong = fail('invalid', { currentPassword: 'passwordWrong' })
    expect(await changePassword(member, { ...form, currentPassword: 'wrong' }, null)).toEqual(wrong)
    expect(await changePassword(await makeMember(), form, null)).toEqual(wrong)
    expect(await mailed('passwordChanged')).toEqual([])
    for (const [password, problem] of [
      ['Xxperiment2024', 'passwordMadeOfNames'],
      ['Sunshine!1987', 'passwordCommon'],
    ] as const) {
      const answer = await changePassword(member, { ...form, ...both(password) }, null)
      expect(answer).toEqual(fail('invalid', { password: problem }))
    }
    expect(await signsIn('correct horse')).toBe(true)
  })
})
