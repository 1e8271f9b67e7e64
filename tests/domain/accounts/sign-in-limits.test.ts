import { expect, test } from 'vitest'
import { signIn } from '~/domain/accounts/sign-in.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { rules } from '~/domain/limits/rules'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const wrong = { emailOrUsername: 'asha', password: 'not the horse' }
const right = { emailOrUsername: 'asha', password: 'correct horse' }
const [pair, address, account] = rules.signIn

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

test('400 wrong sign-ins from one address are held to its rules', async () => {
  await signUpMember('asha')
  expect(tried(await codesOf(200, () => signIn(wrong, newBrowser())))).toBe(pair.points)
  const others = await codesOf(200, (time) =>
    signIn({ ...wrong, emailOrUsername: `somebody_${time}` }, newBrowser()),
  )
  expect(tried(others)).toBe(address.points - pair.points)
})

test('200 wrong sign-ins from many addresses are held to the account, and the owner is not kept out', async () => {
  const owner = await signUpMember('asha')
  expect(tried(await codesOf(200, (time) => signIn(wrong, from(time))))).toBe(account.points)
  expect(await signIn(right, newBrowser())).toMatchObject({ code: 'too-many' })

  const known = {
    ...newBrowser(),
    deviceTokenOf: (id: string) => (id === owner.id ? 'mark' : null),
  }
  expect(await signIn(right, known)).toMatchObject({ ok: true })
})

test('a known browser has a count of its own, which right sign-ins do not use up', async () => {
  await signUpMember('asha')
  const known = { address: '192.0.2.9', deviceTokenOf: () => 'mark' }
  const { points } = rules.signInTrustedDevice[0]
  expect(tried(await codesOf(points * 2, () => signIn(right, known)))).toBe(0)
  expect(tried(await codesOf(points * 2, () => signIn(wrong, known)))).toBe(points)
  expect(await signIn(right, known)).toMatchObject({ code: 'too-many' })
})

test('names and emails of one person are counted apart, so that neither gives the other away', async () => {
  await signUpMember('asha')
  await codesOf(pair.points, () => signIn(wrong, newBrowser()))
  expect(await signIn(wrong, newBrowser())).toMatchObject({ code: 'too-many' })
  const byEmail = { ...wrong, emailOrUsername: 'asha@example.com' }
  expect(await signIn(byEmail, newBrowser())).toMatchObject({ code: 'invalid-credentials' })
})

test('sign-up is held to its address', async () => {
  const { points } = rules.signUp[0]
  const form = { username: 'asha', email: 'asha@example.com', password: 'correct horse' }
  const codes: string[] = []
  for (let time = 0; time <= points; time++) {
    const answer = await signUp(form, 'en', newBrowser())
    codes.push(answer.ok ? 'ok' : answer.code)
  }
  expect(codes.slice(0, points)).not.toContain('too-many')
  expect(codes.at(-1)).toBe('too-many')
})
