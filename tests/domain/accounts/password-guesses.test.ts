import { describe, expect, test } from 'vitest'
import { changePassword } from '~/domain/accounts/change-password.server'
import { forgotPassword, resetPassword } from '~/domain/accounts/reset-password.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { checkNewPassword } from '~/domain/passwords/new-password.server'
import { ok, tooMany } from '~/domain/result'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { lastToken } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const present = 'battery staple'
const guesses = Array.from({ length: 30 }, (_, number) => `a wrong guess ${number}`)

/** Returns the number of guesses that are checked before the limit refuses even the right one. */
async function triesUntilClosed(isAccepted: (password: string) => Promise<boolean>) {
  for (const [number, guess] of guesses.entries()) {
    expect(await isAccepted(guess)).toBe(false)
    if (!(await isAccepted(present))) return number + 1
  }
  return guesses.length
}

describe('forms that answer a second sending tell nobody the password', () => {
  test('the link of a reset ends with the first wrong guess', async () => {
    await signUpMember('asha')
    await forgotPassword({ email: 'asha@example.com' }, newBrowser())
    const token = await lastToken('resetPassword')
    const send = async (password: string) =>
      (await resetPassword({ token, password }, newBrowser())).ok
    expect(await send(present)).toBe(true)
    expect(await send(present)).toBe(true)
    expect(await triesUntilClosed(send)).toBe(1)
  })

  test('however many guesses come at once', async () => {
    await signUpMember('asha')
    await forgotPassword({ email: 'asha@example.com' }, newBrowser())
    const token = await lastToken('resetPassword')
    unwrap(await resetPassword({ token, password: present }, newBrowser()))
    const answers = await Promise.all(
      guesses.map((password) => resetPassword({ token, password }, newBrowser())),
    )
    const limited = answers.filter((answer) => !answer.ok && answer.code === 'too-many')
    expect(limited.length).toBeGreaterThan(guesses.length / 2)
  })

  test('changing the password tells nothing of what is tried as the new one', async () => {
    const member = await signUpMember('asha', present)
    const tried = { currentPassword: 'wrong', password: present }
    const codes = []
    for (let time = 0; time < 11; time++) {
      const answer = await changePassword(member, tried, null)
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'invalid'), 'too-many'])
  })

  test('signing up again is a sign-in, and counted as one', async () => {
    const form = { username: 'asha', email: 'asha@example.com' }
    unwrap(await signUp({ ...form, password: present }, 'en', newBrowser()))
    let ip = 0
    const send = async (password: string) => {
      ip += 1
      // Each time from another network, like an attacker with many of them.
      const browser = newBrowser(`198.51.${ip % 200}.${ip % 100}`)
      return (await signUp({ ...form, password }, 'en', browser)).ok
    }
    for (let round = 0; round < 3; round++)
      for (const guess of guesses) expect(await send(guess)).toBe(false)
    expect(await send(present)).toBe(false)
  })
})

test('the queue of passwords that wait for the estimate has an end', async () => {
  const check = () => checkNewPassword(ok(null), { password: 'quiet harbour lamp' }, {})
  const answers = await Promise.all(Array.from({ length: 60 }, check))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(50)
  expect(answers.at(-1)).toEqual(tooMany(10))
  expect(await check()).toEqual(ok(null))
})
