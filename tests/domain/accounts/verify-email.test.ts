import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { changeEmail, verifyEmail } from '~/domain/accounts/verify-email.server'
import { memberColumns, toMember } from '~/domain/members/member'
import { resendVerification } from '~/domain/accounts/send-verification.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { rules } from '~/domain/limits/rules'
import { fail, ok } from '~/domain/result'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

const invalid = fail('invalid', { token: 'tokenInvalid' })
const hour = 60 * 60_000
const present = async () => toMember(await db.user.findFirstOrThrow({ select: memberColumns }))
const password = 'correct horse'

describe('the link of a sign-up', () => {
  test('is mailed in the visitor’s language, kept as a hash, and confirms as often as it is opened', async () => {
    const form = { username: 'asha', email: 'Asha@example.com', password }
    const { member } = unwrap(await signUp(form, 'hi', newBrowser()))
    const [mail] = await mailed('verifyEmail')
    expect(mail).toMatchObject({ recipient: 'Asha@example.com', language: 'hi' })
    const token = mail?.token ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await db.token.findMany())).not.toContain(token)

    expect(member.isVerified).toBe(false)
    expect(await verifyEmail(null, token)).toEqual(ok(null))
    const { emailVerifiedAt } = await db.user.findFirstOrThrow()
    expect(emailVerifiedAt).not.toBeNull()
    expect(await verifyEmail(null, token)).toEqual(ok(null))
    expect((await db.user.findFirstOrThrow()).emailVerifiedAt).toEqual(emailVerifiedAt)
  })

  test('works for 24 hours, for its own address only', async () => {
    await signUpMember('asha')
    const token = await lastToken('verifyEmail')
    const { expiresAt } = await db.token.findFirstOrThrow()
    expect(Number(expiresAt) - Date.now()).toBeGreaterThan(23.9 * hour)
    expect(Number(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * hour)
    await db.user.updateMany({ data: { emailKey: 'another@example.com' } })
    expect(await verifyEmail(null, token)).toEqual(invalid)
    await db.user.updateMany({ data: { emailKey: 'asha@example.com' } })
    await db.token.updateMany({ data: { expiresAt: new Date() } })
    expect(await verifyEmail(null, token)).toEqual(invalid)
    expect((await present()).isVerified).toBe(false)
    expect(await verifyEmail(null, '')).toEqual(fail('invalid', { token: 'tokenMissing' }))
    expect(await verifyEmail(null, 'made up')).toEqual(invalid)
  })

  test('is sent again on request, until the address is confirmed; both links work', async () => {
    const member = await signUpMember('asha')
    const first = await lastToken('verifyEmail')
    expect(await resendVerification(member)).toEqual(ok(null))
    const second = await lastToken('verifyEmail')
    expect(second).not.toBe(first)
    expect(await verifyEmail(null, first)).toEqual(ok(null))
    expect(await verifyEmail(null, second)).toEqual(ok(null))
    await resendVerification(await present())
    expect(await mailed('verifyEmail')).toHaveLength(2)
  })
})

describe('another address', () => {
  const wanted = { email: 'New@example.com', password }

  test('counts once its link was opened by its member, and both addresses are told', async () => {
    const member = await signUpMember('asha')
    expect(await changeEmail(member, wanted)).toEqual(ok(null))
    expect((await present()).email).toBe('asha@example.com')
    expect(await mailed('emailChanging')).toMatchObject([{ recipient: 'asha@example.com' }])
    expect((await mailed('verifyEmail')).at(-1)).toMatchObject({ recipient: 'New@example.com' })

    const token = await lastToken('verifyEmail')
    const stranger = await signUpMember('stranger')
    expect(await verifyEmail(null, token)).toEqual(fail('not-authenticated'))
    const ofAnother = fail('invalid', { token: 'tokenOfAnother' })
    expect(await verifyEmail(stranger, token)).toEqual(ofAnother)
    expect(await verifyEmail(member, token)).toEqual(ok(null))
    const row = await db.user.findUniqueOrThrow({ where: { id: member.id } })
    expect(row).toMatchObject({ email: 'New@example.com', emailKey: 'new@example.com' })
    expect(row.emailVerifiedAt).not.toBeNull()
    expect(await verifyEmail(member, token)).toEqual(ok(null))
    expect(await mailed('emailChanged')).toMatchObject([{ recipient: 'asha@example.com' }])
  })

  test('asked for twice is mailed once, and its link works; another one voids it', async () => {
    const member = await signUpMember('asha')
    const press = () => changeEmail(member, wanted)
    expect(await Promise.all([press(), press()])).toEqual([ok(null), ok(null)])
    expect(await press()).toEqual(ok(null))
    expect(await mailed('emailChanging')).toHaveLength(1)
    const first = await lastToken('verifyEmail')
    await db.token.updateMany({ data: { createdAt: new Date(Date.now() - 61_000) } })
    expect(await press()).toEqual(ok(null))
    expect(await mailed('emailChanging')).toHaveLength(2)
    const second = await lastToken('verifyEmail')
    await changeEmail(member, { ...wanted, email: 'newer@example.com' })
    for (const voided of [first, second]) expect(await verifyEmail(member, voided)).toEqual(invalid)
    expect(await verifyEmail(member, await lastToken('verifyEmail'))).toEqual(ok(null))
    expect((await present()).email).toBe('newer@example.com')
  })

  test('never comes back by an old link', async () => {
    const member = await signUpMember('asha')
    await changeEmail(member, wanted)
    const token = await lastToken('verifyEmail')
    await verifyEmail(member, token)
    await db.user.updateMany({
      data: { email: 'third@example.com', emailKey: 'third@example.com' },
    })
    expect(await verifyEmail(member, token)).toEqual(invalid)
    expect((await present()).email).toBe('third@example.com')
  })

  test('needs the password, and an address that is free, also when it is taken meanwhile', async () => {
    const member = await signUpMember('asha')
    expect(await changeEmail(member, { ...wanted, password: 'not the horse' })).toEqual(
      fail('invalid', { password: 'passwordWrong' }),
    )
    await signUpMember('meera')
    expect(await changeEmail(member, { ...wanted, email: 'MEERA@example.com' })).toEqual(
      fail('conflict', { email: 'emailTaken' }),
    )
    expect(await mailed('emailChanging')).toEqual([])
    await changeEmail(member, { ...wanted, email: 'late@example.com' })
    const token = await lastToken('verifyEmail')
    await signUpMember('late')
    expect(await verifyEmail(member, token)).toEqual(invalid)
  })
})

describe('a mailbox that several accounts name', () => {
  withSettings({ RATE_LIMITS: 'on' })

  const wanted = { email: 'Stranger@example.com', password }
  const [{ points }] = rules.confirmationMail

  test('gets a few mails a day, and nobody is told of a mail that was not sent', async () => {
    const tooMany = { ok: false, code: 'too-many' }
    for (let time = 0; time < points + 2; time++) {
      const member = await signUpMember(`asha_${time}`)
      const changed = await changeEmail(member, wanted)
      expect(changed).toMatchObject(time < points ? ok(null) : tooMany)
    }
    const toStranger = (await mailed('verifyEmail')).filter(
      ({ recipient }) => recipient === wanted.email,
    )
    expect(toStranger).toHaveLength(points)
    const form = { username: 'late', email: 'stranger@example.com', password }
    const { member } = unwrap(await signUp(form, 'en', newBrowser()))
    expect(await resendVerification(member)).toMatchObject(tooMany)
    // Leaving and joining again does not begin the count anew.
    const leaving = { password, namedItems: 'go', anonymousItems: 'go' }
    unwrap(await deleteAccount(member, leaving, null))
    unwrap(await signUp({ ...form, username: 'later' }, 'en', newBrowser()))
    const all = (await mailed('verifyEmail')).map(({ recipient }) => recipient.toLowerCase())
    expect(all.filter((recipient) => recipient === form.email)).toHaveLength(points)
  })
})
