import { expect, test } from 'vitest'
import { signIn } from '~/domain/accounts/sign-in.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { rules } from '~/domain/limits/rules'
import { db } from '~/database/db.server'
import { forgotPassword, resetPassword } from '~/domain/accounts/reset-password.server'
import { fail } from '~/domain/result'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'
import { lastToken, mailed } from '../../support/mail/mailed'

withSettings({ RATE_LIMITS: 'on' })

const wrong = { emailOrUsername: 'asha', password: 'not the horse' }
const right = { emailOrUsername: 'asha', password: 'correct horse' }
const [pair, ip, account] = rules.signIn

const codesOf = async (times: number, ask: (time: number) => ReturnType<typeof signIn>) => {
  const codes: string[] = []
  for (let time = 0; time < times; time++) {
    const answer = await ask(time)
    codes.push(answer.ok ? 'ok' : answer.code)
  }
  return codes
}
const tried = (codes: string[]) => codes.filter((code) => code === 'invalid-credentials').length
const from = (time: number) => newBrowser(`198.51.${Math.floor(time / 250)}.${time % 250}`)

test('wrong sign-ins from one address are held to its rules', async () => {
  await signUpMember('asha')
  expect(tried(await codesOf(ip.points, () => signIn(wrong, newBrowser())))).toBe(pair.points)
  const others = await codesOf(ip.points, (time) =>
    signIn({ ...wrong, emailOrUsername: `somebody_${time}` }, newBrowser()),
  )
  expect(tried(others)).toBe(ip.points - pair.points)
})

test('wrong sign-ins from many addresses are held to the account', async () => {
  await signUpMember('asha')
  expect(tried(await codesOf(account.points + 5, (time) => signIn(wrong, from(time))))).toBe(
    account.points,
  )
  expect(await signIn(right, newBrowser())).toMatchObject({ code: 'too-many' })
})

test('right sign-ins use up nothing', async () => {
  await signUpMember('asha')
  expect(tried(await codesOf(pair.points * 2, () => signIn(right, newBrowser())))).toBe(0)
  expect(await signIn(right, newBrowser())).toMatchObject({ ok: true })
})

test('guesses by email do not tell which username belongs to it', async () => {
  await signUpMember('asha')
  await signUpMember('meera')
  const names = ['Asha@Example.com', 'asha@example.com']
  const codes = await codesOf(pair.points * 2, (time) =>
    signIn({ ...wrong, emailOrUsername: names[time % names.length] }, newBrowser()),
  )
  expect(tried(codes)).toBe(pair.points)
  const answers = await Promise.all(
    ['asha', 'meera'].map((emailOrUsername) => signIn({ ...wrong, emailOrUsername }, newBrowser())),
  )
  expect(answers).toEqual([fail('invalid-credentials'), fail('invalid-credentials')])
})

test('an unknown name is answered like a known one', async () => {
  await signUpMember('asha')
  const ask = (emailOrUsername: string) => () => signIn({ ...wrong, emailOrUsername }, newBrowser())
  const known = await codesOf(pair.points + 2, ask('asha'))
  expect(await codesOf(pair.points + 2, ask('nobody_here'))).toEqual(known)
  expect(await codesOf(pair.points + 2, ask('nobody@example.com'))).toEqual(known)
})

test('sign-up is held to its address, and a repeated one gets the first answer', async () => {
  const { points } = rules.signUp[0]
  const send = async (username: string) => {
    const form = { username, email: `${username}@example.com`, password: 'correct horse' }
    const answer = await signUp(form, 'en', newBrowser())
    return answer.ok ? answer.value.member.username : answer.code
  }
  for (let time = 0; time < points; time++) {
    expect(await send(`asha_${time}`)).toBe(`asha_${time}`)
    expect(await send('asha_0')).toBe('asha_0')
  }
  expect(await send('one_too_many')).toBe('too-many')
  expect(await send('asha_0')).toBe('asha_0')
  const repeats = []
  for (let time = 0; time < rules.signUpAgain[0].points; time++) repeats.push(await send('asha_1'))
  expect(repeats.at(-1)).toBe('too-many')
})

withSettings({ RATE_LIMITS: 'on' })

const email = 'asha@example.com'

test('a flood of requests neither fills the mailbox nor keeps the owner from a working link', async () => {
  await signUpMember('asha')
  const ask = () => forgotPassword({ email }, newBrowser())
  const answers = await Promise.all(Array.from({ length: rules.forgotPassword[0].points + 2 }, ask))
  expect(answers.filter((answer) => !answer.ok && answer.code === 'too-many')).toHaveLength(2)
  expect(await mailed('resetPassword')).toHaveLength(1)
  // The answer is the same from another network, and the mailed link still works.
  expect(await forgotPassword({ email }, newBrowser('198.51.100.1'))).toMatchObject({ ok: true })
  expect(await mailed('resetPassword')).toHaveLength(1)
  const token = await lastToken('resetPassword')
  expect(await resetPassword({ token, password: 'battery staple' }, newBrowser())).toMatchObject({
    ok: true,
  })
})

test('a reset opens the account to the network where its owner guessed, and others stay held there', async () => {
  await signUpMember('asha')
  await signUpMember('meera')
  const meera = { ...wrong, emailOrUsername: 'meera' }
  for (const form of [wrong, meera])
    expect(tried(await codesOf(pair.points + 1, () => signIn(form, newBrowser())))).toBe(
      pair.points,
    )
  await forgotPassword({ email }, newBrowser())
  const token = await lastToken('resetPassword')
  await resetPassword({ token, password: 'battery staple' }, newBrowser())
  const newPassword = { emailOrUsername: 'asha', password: 'battery staple' }
  expect(await signIn(newPassword, newBrowser())).toMatchObject({ ok: true })
  expect(await signIn(meera, newBrowser())).toMatchObject({ code: 'too-many' })
})

test('a reset opens the account again to any browser, however often others failed', async () => {
  await signUpMember('asha')
  for (let time = 0; time < rules.signIn[2].points; time++) {
    await signIn(wrong, newBrowser(`198.51.100.${time}`))
    await signIn({ ...wrong, emailOrUsername: email }, newBrowser(`198.51.100.${time}`))
  }
  const newPassword = { emailOrUsername: 'asha', password: 'battery staple' }
  const byEmail = { ...newPassword, emailOrUsername: email }
  for (const form of [newPassword, byEmail])
    expect(await signIn(form, newBrowser())).toMatchObject({ code: 'too-many' })
  await forgotPassword({ email }, newBrowser())
  await resetPassword(
    { token: await lastToken('resetPassword'), password: 'battery staple' },
    newBrowser(),
  )
  for (const form of [newPassword, byEmail])
    expect(await signIn(form, newBrowser())).toMatchObject({ ok: true })
  expect(await db.user.count()).toBe(1)
})
