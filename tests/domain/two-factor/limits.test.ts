import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rules } from '~/domain/limits/rules'
import { removeTwoFactor } from '~/domain/two-factor/change-two-factor.server'
import { beginTwoFactor, completeTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import { beginPasskeySignIn, signInWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { generateCode, wrongCode } from '../../support/codes'
import { addTwoFactor } from '../../support/forum/two-factor'
import { withSettings } from '../../support/with-settings'
import type { Oddity } from '../../support/authenticator'
import { givePasskey } from '../../support/forum/passkeys'

withSettings({ RATE_LIMITS: 'on' })

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('after five wrong codes not even the right one counts from there; elsewhere it does', async () => {
  const asha = await signUpMember('asha')
  const { key } = await addTwoFactor(asha)
  const token = await beginTwoFactor(asha, '')
  const finish = (code: string, ip = '192.0.2.1') =>
    completeTwoFactor(token, { code }, newBrowser(ip))
  for (let time = 0; time < rules.secondStep[0].points; time++)
    expect(await finish(wrongCode(key))).toMatchObject({ fields: { code: 'codeWrong' } })
  const refusal = await finish(generateCode(key))
  expect(refusal).toMatchObject({ code: 'too-many' })
  expect(rules.secondStep[0].points).toBe(5)
  unwrap(await finish(generateCode(key), '198.51.100.7'))
})

test('wrong codes in the settings are held to five as well', async () => {
  const asha = await signUpMember('asha')
  const { key, sessionId } = await addTwoFactor(asha)
  const remove = (code: string) => removeTwoFactor(asha, { code }, sessionId)
  for (let time = 0; time < 5; time++)
    expect(await remove(wrongCode(key))).toMatchObject({ code: 'invalid' })
  expect(await remove(generateCode(key))).toMatchObject({ code: 'too-many' })
})

test('accepted codes are not counted, neither at sign-in nor in the settings', async () => {
  const asha = await signUpMember('asha')
  const [{ points: atSignIn }] = rules.secondStep
  const [{ points: ownCodes }] = rules.ownCode
  for (let turn = 0; turn <= Math.max(atSignIn, ownCodes); turn++) {
    const { key, sessionId } = await addTwoFactor(asha)
    const token = await beginTwoFactor(asha, '')
    unwrap(await completeTwoFactor(token, { code: generateCode(key) }, newBrowser()))
    unwrap(await removeTwoFactor(asha, { code: generateCode(key, 1) }, sessionId))
  }
  for (let turn = 0; turn <= ownCodes; turn++) await givePasskey(asha)
})

test('refused answers are counted, accepted ones are not', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const signIn = (oddity?: Oddity, ip?: string) => {
    const { token, options } = beginPasskeySignIn()
    return signInWithPasskey(token, authenticator.sign(options, oddity), newBrowser(ip))
  }
  const { points } = rules.passkey[0]
  for (let turn = 0; turn <= points; turn++) unwrap(await signIn())
  for (let turn = 0; turn < points; turn++)
    expect(await signIn({ rpId: 'example.org' })).toMatchObject({ code: 'invalid' })
  expect(await signIn()).toMatchObject({ code: 'too-many' })
  unwrap(await signIn({}, '198.51.100.7'))
})
