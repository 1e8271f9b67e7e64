import { beforeEach, describe, expect, test } from 'vitest'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { db } from '~/database/db.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import { signInWithGoogle } from '~/domain/accounts/google-sign-in.server'
import { forgotPassword } from '~/domain/accounts/reset-password.server'
import { resendVerification } from '~/domain/accounts/send-verification.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { changeEmail, verifyEmail } from '~/domain/accounts/verify-email.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { exportedAccount, requestExport } from '~/domain/data-export/export-account.server'
import { consume } from '~/domain/limits/limit.server'
import { rules } from '~/domain/limits/rules'
import { queueDigests, resolveDigest } from '~/domain/mail/digest.server'
import { resolveRecipient } from '~/domain/mail/notifications.server'
import { queueMail, queueMails } from '~/domain/mail/outbox.server'
import { memberColumns, toMember, type Member } from '~/domain/members/member'
import { changeRecoveryWords } from '~/domain/accounts/change-recovery-words.server'
import { recover } from '~/domain/accounts/recover.server'
import { hashPassword } from '~/domain/passwords/password.server'
import { currentWords } from '~/domain/recovery/current-words.server'
import { shownWord } from '~/domain/recovery/recovery-words.server'
import { checkWords, issueWordCheck, openWordCheck } from '~/domain/recovery/word-check.server'
import type { ProblemKey } from '~/domain/problems'
import { fail, ok } from '~/domain/result'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'
import { lastToken, mailed } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const password = 'correct horse'
const next = 'quiet harbour lamp'
const wrong = fail('invalid', { words: 'recoveryWordsWrong' })
const other = englishRecoveryWords.slice(100, 106).join(' ')
const [listed] = englishRecoveryWords

async function join(username = 'asha', language = 'en') {
  const form = { username, password, withoutEmail: true }
  const { member, recoveryWords } = unwrap(await signUp(form, language, newBrowser()))
  return { member, words: (recoveryWords ?? []).join(' ') }
}

function recoverAs(username: string, words: unknown, ip = '192.0.2.1') {
  return recover({ username, words, password: next }, 'en', newBrowser(ip))
}

async function canSignIn(username: string, secret: string) {
  return (await signIn({ emailOrUsername: username, password: secret }, newBrowser())).ok
}

async function again({ id }: Member) {
  return toMember(await db.user.findUniqueOrThrow({ where: { id }, select: memberColumns }))
}

describe('an account without email', () => {
  test('is made with six words, kept as a hash only, and without mail or the email that was typed', async () => {
    const { member, words } = await join()
    expect(words.split(' ')).toHaveLength(6)
    const row = await db.user.findUniqueOrThrow({ where: { id: member.id } })
    expect(row).toMatchObject({ email: null, emailKey: null, emailVerifiedAt: null })
    expect(row.recoveryHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(words)
    const form = { username: 'bina', email: 'bina@example.com', password, withoutEmail: 'on' }
    unwrap(await signUp(form, 'en', newBrowser()))
    expect(await db.outgoingMail.count()).toBe(0)
    expect(await db.user.count({ where: { email: { not: null } } })).toBe(0)
  })

  test('is not made without a choice, nor twice; a form sent again shows the same words', async () => {
    const form = { username: 'asha', password }
    expect(await signUp(form, 'en', newBrowser())).toEqual(fail('invalid', { email: 'required' }))
    const { words } = await join()
    const repeated = await signUp({ ...form, withoutEmail: true }, 'en', newBrowser())
    expect(unwrap(repeated).recoveryWords?.join(' ')).toBe(words)
    expect(await db.user.count()).toBe(1)
    const stranger = { username: 'asha', password: 'another horse', withoutEmail: true }
    expect(await signUp(stranger, 'en', newBrowser())).toMatchObject({ code: 'conflict' })
  })

  test('may be one of many, exported and deleted', async () => {
    const { member } = await join('asha')
    await join('bina')
    const { account } = await exportedAccount(member.id)
    expect(account).toMatchObject({ email: null, hasPassword: true, hasRecoveryWords: true })
    expect(JSON.stringify(account)).not.toContain('argon2')
    const chosen = { password, namedItems: 'go', anonymousItems: 'go' }
    await deleteAccount(member, chosen, null)
    expect(await db.user.findMany({ select: { username: true } })).toEqual([{ username: 'bina' }])
  })

  test('gets no mail of any kind', async () => {
    const { member } = await join()
    await db.user.update({ where: { id: member.id }, data: { digest: 'daily' } })
    const mail = { kind: 'passwordChanged', cause: 'x', language: 'en', payload: {} } as const
    await queueMail({ ...mail, recipient: member.email })
    await db.$transaction((tx) => queueMails([{ ...mail, recipient: member.email }], tx))
    unwrap(await changePassword(member, { currentPassword: password, password: next }, null))
    unwrap(await resendVerification(member))
    unwrap(await forgotPassword({ email: 'asha@example.com' }, newBrowser()))
    await queueDigests(new Date('2026-11-30T12:00:00Z'))
    expect(await resolveRecipient({ subscriberId: member.id })).toBeNull()
    expect(await resolveDigest({ memberId: member.id, since: '0' })).toBeNull()
    expect(await db.outgoingMail.count()).toBe(0)
  })
})

describe('recovery words', () => {
  let asha: Awaited<ReturnType<typeof join>>
  beforeEach(async () => {
    asha = await join()
  })

  test('set a new password, end all sessions, and are replaced', async () => {
    const token = await startSession(asha.member.id)
    const recovered = unwrap(await recoverAs('Asha', asha.words))
    expect(recovered.member.id).toBe(asha.member.id)
    expect(await findSession(token)).toBeNull()
    expect(await canSignIn('asha', password)).toBe(false)
    expect(await canSignIn('asha', next)).toBe(true)
    const another = { username: 'asha', words: asha.words, password: `${next} again` }
    expect(await recover(another, 'en', newBrowser())).toEqual(wrong)
    unwrap(await recoverAs('asha', recovered.recoveryWords))
    expect(await db.outgoingMail.count()).toBe(0)
  })

  test('in Hindi are read in Devanagari and in Latin letters', async () => {
    const { words } = await join('bina', 'hi')
    expect(words).toMatch(/[\u0900-\u097f]/)
    unwrap(await recoverAs('bina', words))
  })

  test('that are wrong get the answer of a name that does not exist', async () => {
    await signUpMember('mira')
    for (const name of ['asha', 'nobody', 'mira'])
      expect(await recoverAs(name, other)).toEqual(wrong)
    expect(await recoverAs('asha', asha.words.split(' ').reverse().join(' '))).toEqual(wrong)
  })

  test('must be six of the lists', async () => {
    const refused = (words: ProblemKey) => fail('invalid', { words })
    expect(await recoverAs('asha', '')).toEqual(refused('required'))
    expect(await recoverAs('asha', `${listed} ${listed}`)).toEqual(refused('recoveryWordsCount'))
    expect(await recoverAs('asha', `${listed} qwertz`)).toEqual(refused('recoveryWordUnknown'))
    expect(await recoverAs('asha', `${listed} `.repeat(200))).toEqual(refused('recoveryWordsCount'))
    expect(await recoverAs('asha', { acorn: 1 })).toEqual(refused('wrongType'))
  })

  test('do not help to a password that is refused elsewhere', async () => {
    const easy = { username: 'asha', words: asha.words, password: 'asha asha' }
    expect(await recover(easy, 'en', newBrowser())).toMatchObject({ code: 'invalid' })
    expect(await canSignIn('asha', password)).toBe(true)
  })

  test('are limited by account and network, alike for names that do not exist', async () => {
    const [pair] = rules.recover
    for (const name of ['asha', 'nobody']) {
      for (let tries = 0; tries < pair.points; tries++)
        expect(await recoverAs(name, other)).toEqual(wrong)
      expect(await recoverAs(name, other)).toMatchObject({ code: 'too-many' })
    }
    expect(await recoverAs('asha', asha.words)).toMatchObject({ code: 'too-many' })
    expect(await recoverAs('asha', asha.words, '198.51.100.7')).toMatchObject({ ok: true })
  })

  test('still let their owner in after strangers tried from her network and from others', async () => {
    const stranger = (account: string, ip: string) => consume('recover', { account, ip })
    for (let tries = 0; tries < 50; tries++) await stranger(`name ${tries}`, '192.0.2.1')
    for (let tries = 0; tries < 100; tries++)
      await stranger(asha.member.id, `198.51.100.${tries % 10}`)
    expect(await recoverAs('asha', asha.words)).toMatchObject({ ok: true })
  })

  test('are used by one of two at once', async () => {
    const withPassword = (secret: string) =>
      recover({ username: 'asha', words: asha.words, password: secret }, 'en', newBrowser())
    const answers = await Promise.all([withPassword(next), withPassword(`${next} again`)])
    expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
  })

  test('sent again with the same form, show the same new words, also both at once', async () => {
    const both = await Promise.all([recoverAs('asha', asha.words), recoverAs('asha', asha.words)])
    const [first, second] = both.map((answer) => unwrap(answer).recoveryWords)
    expect(second).toEqual(first)
    expect(unwrap(await recoverAs('asha', asha.words)).recoveryWords).toEqual(first)
    const other = { username: 'asha', words: asha.words, password: `${next} again` }
    expect(await recover(other, 'en', newBrowser())).toEqual(wrong)
    // The new words work once. Then the earlier form is void.
    const words = first?.join(' ') ?? ''
    unwrap(await recover({ ...other, words }, 'en', newBrowser()))
    expect(await recoverAs('asha', asha.words)).toEqual(wrong)
  })

  test('are renewed with the password', async () => {
    const renew = (secret: string) =>
      changeRecoveryWords(asha.member, { change: 'renew', password: secret }, 'en', null)
    expect(await renew('not it')).toMatchObject({ fields: { password: 'passwordWrong' } })
    const former = await currentWords(asha.member.id)
    const words = unwrap(await renew(password))
    expect(await recoverAs('asha', asha.words)).toEqual(wrong)
    const repeated = { change: 'renew', password, former }
    expect(await changeRecoveryWords(asha.member, repeated, 'en', null)).toEqual(ok(words))
    const later = unwrap(await renew(password))
    expect(later).not.toEqual(words)
    expect(await changeRecoveryWords(asha.member, repeated, 'en', null)).toEqual(fail('conflict'))
    unwrap(await recoverAs('asha', later))
  })
})

describe('an email', () => {
  test('is added as usual, and ends the words', async () => {
    const { member, words } = await join()
    unwrap(await changeEmail(member, { email: 'asha@example.com', password }))
    expect(await mailed('emailChanging')).toEqual([])
    unwrap(await verifyEmail(member, await lastToken('verifyEmail')))
    expect(await again(member)).toMatchObject({ email: 'asha@example.com', isVerified: true })
    expect(await mailed('emailChanged')).toEqual([])
    expect(await recoverAs('asha', words)).toEqual(wrong)
  })

  test('is taken away with the password; words take its place, and its links are void', async () => {
    const member = await signUpMember('asha')
    const token = await lastToken('verifyEmail')
    const remove = (actor: Member, secret: string) =>
      changeRecoveryWords(actor, { change: 'remove-email', password: secret }, 'en', null)
    expect(await remove(member, 'not it')).toMatchObject({ fields: { password: 'passwordWrong' } })
    const words = unwrap(await remove(member, password))
    expect(await again(member)).toMatchObject({ email: null, isVerified: false })
    expect(await db.outgoingMail.count()).toBe(0)
    expect(await verifyEmail(null, token)).toMatchObject({ ok: false })
    expect(await remove(await again(member), password)).toEqual(fail('conflict'))
    unwrap(await recoverAs('asha', words))
  })

  test('takes Google along, which would still know the account', async () => {
    const google = {
      sub: '7',
      email: 'asha@gmail.com',
      isEmailVerified: true,
      hostedDomain: null,
    }
    const { member } = unwrap(await signInWithGoogle(google, 'en'))
    if (!member) throw new Error('signed in nobody')
    await db.user.update({
      where: { id: member.id },
      data: { passwordHash: await hashPassword(password) },
    })
    unwrap(await changeRecoveryWords(member, { change: 'remove-email', password }, 'en', null))
    expect(unwrap(await signInWithGoogle(google, 'en'))).toMatchObject({ became: 'new' })
  })

  test('leaves a member of Google the words, with which she can leave', async () => {
    const google = { sub: '7', email: 'asha@gmail.com', isEmailVerified: true, hostedDomain: null }
    const { member } = unwrap(await signInWithGoogle(google, 'en'))
    if (!member) throw new Error('signed in nobody')
    const change = (actor: Member, form: object, session: string | null) =>
      changeRecoveryWords(actor, form, 'en', session)
    const removal = { change: 'remove-email' }
    expect(await change(member, removal, null)).toEqual(fail('invalid', { '': 'signInAgain' }))
    const words = unwrap(await change(member, removal, await freshSession(member)))
    const without = await again(member)
    expect(await change(without, { change: 'renew' }, null)).toEqual(
      fail('invalid', { '': 'signInAgain' }),
    )
    const leaving = { password: next, namedItems: 'go', anonymousItems: 'go' }
    expect(await deleteAccount(without, leaving, null)).toEqual(fail('invalid'))
    unwrap(await recoverAs(without.username, words))
    unwrap(await requestExport(without, { password: next }, null))
    unwrap(await deleteAccount(without, leaving, null))
  })

  test('is taken away once by a button that is pressed twice, and the words that are shown are right', async () => {
    const member = await signUpMember('asha')
    const former = await currentWords(member.id)
    const form = { change: 'remove-email', password, former }
    const answers = await Promise.all(
      [1, 2].map(() => changeRecoveryWords(member, form, 'en', null)),
    )
    const [words, again] = answers.map(unwrap)
    expect(again).toEqual(words)
    unwrap(await recoverAs('asha', words))
  })
})

describe('the check of two words', () => {
  async function check(asha: { member: Member; words: string }, by = (word: string) => word) {
    const words = asha.words.split(' ')
    const token = await issueWordCheck(asha.member.id, words, '/forum')
    const [first = '', second = ''] =
      openWordCheck(token)?.positions.map((at) => by(words[at - 1] ?? '')) ?? []
    return { token, first, second, send: () => checkWords(token, { first, second }) }
  }
  const isUnchecked = async (member: Member) => (await again(member)).recoveryUnchecked

  test('asks for them by their place, in either script, and the URL tells none', async () => {
    const asha = await join('asha', 'hi')
    const { token, first, second, send } = await check(asha)
    expect(openWordCheck(token)?.target).toBe('/forum')
    expect(await checkWords(token, { first: second, second })).toEqual(
      first === second ? ok(null) : fail('invalid', { first: 'recoveryWordUnlike' }),
    )
    expect(await send()).toEqual(ok(null))
    const inLatin = await check(asha, (word) => shownWord(word).latin ?? word)
    expect(await inLatin.send()).toEqual(ok(null))
    expect(await checkWords('x', { first, second })).toEqual(fail('not-found'))
    expect(token).not.toContain(first)
  })

  test('is open until it was passed, after each of the ways to new words', async () => {
    const asha = await join()
    expect(await isUnchecked(asha.member)).toBe(true)
    const passed = await check(asha)
    await checkWords(passed.token, { first: 'x', second: 'y' })
    expect(await isUnchecked(asha.member)).toBe(true)
    await passed.send()
    expect(await isUnchecked(asha.member)).toBe(false)

    const renewal = { change: 'renew', password }
    const renewed = unwrap(await changeRecoveryWords(asha.member, renewal, 'en', null))
    expect(await isUnchecked(asha.member)).toBe(true)
    // The check of the void words.
    expect(await passed.send()).toEqual(ok(null))
    expect(await isUnchecked(asha.member)).toBe(true)
    await (await check({ ...asha, words: renewed.join(' ') })).send()
    expect(await isUnchecked(asha.member)).toBe(false)

    unwrap(await recoverAs('asha', renewed))
    expect(await isUnchecked(asha.member)).toBe(true)
  })

  test('takes ten wrong answers an hour, whatever new check they come with', async () => {
    const asha = await join()
    const right = await check(asha)
    const stored = await db.rateLimit.count()
    for (let tries = 0; tries < 12; tries++) await right.send()
    const tryOnce = async () => checkWords((await check(asha)).token, { first: 'x', second: 'y' })
    for (let tries = 0; tries < 10; tries++)
      expect(await tryOnce()).toMatchObject({ code: 'invalid' })
    expect(await tryOnce()).toMatchObject({ code: 'too-many' })
    expect(await right.send()).toMatchObject({ code: 'too-many' })
    expect(await db.rateLimit.count()).toBe(stored)
    const bina = await check(await join('bina'))
    expect(await bina.send()).toEqual(ok(null))
  })

  test('is asked of accounts without email alone', async () => {
    const bina = await signUpMember('bina')
    expect(await isUnchecked(bina)).toBe(false)
    unwrap(await changeRecoveryWords(bina, { change: 'remove-email', password }, 'en', null))
    expect(await isUnchecked(bina)).toBe(true)
    const asha = await join()
    unwrap(await changeEmail(asha.member, { email: 'asha@example.com', password }))
    unwrap(await verifyEmail(asha.member, await lastToken('verifyEmail')))
    expect(await isUnchecked(asha.member)).toBe(false)
  })

  test('changes nothing of an account that is gone', async () => {
    const asha = await join()
    const { send } = await check(asha)
    await deleteAccount(asha.member, { password, namedItems: 'go', anonymousItems: 'go' }, null)
    expect(await send()).toEqual(ok(null))
  })
})
