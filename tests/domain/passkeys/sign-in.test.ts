import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { hour } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import {
  beginPasskeyTwoFactor,
  beginPasskeySignIn,
  completeTwoFactorWithPasskey,
  signInWithPasskey,
} from '~/domain/passkeys/passkey-sign-in.server'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { beginTwoFactor, completeTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import { log } from '~/runtime/log.server'
import type { Oddity } from '../../support/authenticator'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const refused = { ok: false, code: 'invalid', fields: { '': 'passkeyRefused' } }
const browser = newBrowser()

test('a passkey is the whole sign-in, and no question tells who has one', async () => {
  const asha = await signUpMember('asha')
  const before = beginPasskeySignIn().options
  const { authenticator } = await givePasskey(asha)
  const { token, options } = beginPasskeySignIn()
  expect({ ...options, challenge: '' }).toEqual({ ...before, challenge: '' })
  expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' })
  const member = unwrap(await signInWithPasskey(token, authenticator.sign(options), browser))
  expect(member).toMatchObject({ id: asha.id, username: 'asha' })
  expect((await listPasskeys(asha.id))[0]?.lastUsedAt).toBeInstanceOf(Date)
})

const odd: [string, Oddity][] = [
  ['made for another origin', { origin: 'https://example.org' }],
  ['made for another relying party', { rpId: 'example.org' }],
  ['of a passkey being made', { type: 'webauthn.create' }],
  ['without knowing who holds it', { isVerified: false }],
  ['in the name of somebody else', { userHandle: 'c29tZWJvZHk' }],
]

test.each(odd)('an answer %s is refused', async (_, oddity) => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const { token, options } = beginPasskeySignIn()
  const signed = authenticator.sign(options, oddity)
  expect(await signInWithPasskey(token, signed, browser)).toEqual(refused)
  // Nothing else was wrong.
  unwrap(await signInWithPasskey(token, authenticator.sign(options), browser))
})

test('an answer is good once, in its own browser, for five minutes', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const [one, other] = [beginPasskeySignIn(), beginPasskeySignIn()]
  const signed = authenticator.sign(one.options)
  expect(await signInWithPasskey(null, signed, browser)).toEqual(refused)
  expect(await signInWithPasskey(other.token, signed, browser)).toEqual(refused)
  unwrap(await signInWithPasskey(one.token, signed, browser))
  expect(await signInWithPasskey(one.token, signed, browser)).toEqual(refused)
  const both = [1, 2].map(() =>
    signInWithPasskey(other.token, authenticator.sign(other.options), browser),
  )
  expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)
  const late = beginPasskeySignIn()
  const tooLate = authenticator.sign(late.options)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
  expect(await signInWithPasskey(late.token, tooLate, browser)).toEqual(refused)
})

test('a counter that goes back is refused and logged; passkeys that do not count are welcome', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const signIn = (counter: number) => {
    const { token, options } = beginPasskeySignIn()
    return signInWithPasskey(token, authenticator.sign(options, { counter }), browser)
  }
  const said = () => warn.mock.calls.filter(([line]) => JSON.stringify(line).includes('"counter"'))
  for (const counter of [0, 0, 5, 6]) unwrap(await signIn(counter))
  expect(said()).toHaveLength(0)
  for (const counter of [6, 5, 0]) expect(await signIn(counter)).toEqual(refused)
  expect(said()).toHaveLength(3)
  unwrap(await signIn(2 ** 32 - 2))
  unwrap(await signIn(2 ** 32 - 1))
})

test('what is no answer is refused before anything else looks at it', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const { token, options } = beginPasskeySignIn()
  const good = authenticator.sign(options)
  const { response, ...rest } = JSON.parse(good) as { response: { signature: string } }
  const forged = { ...response, signature: Buffer.from('forged').toString('base64url') }
  for (const typed of [
    ...[undefined, '', 'null', '[]', '{}', `${good}x`],
    JSON.stringify({ ...rest, response: forged }),
    JSON.stringify({ ...rest, response, id: 'unknown', rawId: 'unknown' }),
    JSON.stringify({ ...rest, response, more: 'x'.repeat(16_000) }),
    JSON.stringify({ ...rest, response: { ...response, userHandle: undefined } }),
  ])
    expect(await signInWithPasskey(token, typed, browser)).toEqual(refused)
  unwrap(await signInWithPasskey(token, good, browser))
})

async function begin(member: Member) {
  const waiting = await beginTwoFactor(member, 'signed-in')
  const begun = await beginPasskeyTwoFactor(waiting)
  if (!begun) throw new Error('there is no passkey to ask for')
  return { tokens: { waiting, challenge: begun.token }, options: begun.options }
}

test('as a second step it is asked for by name, after the first alone', async () => {
  const asha = await signUpMember('asha')
  expect(await beginPasskeyTwoFactor(null)).toBeNull()
  expect(await beginPasskeyTwoFactor(await beginTwoFactor(asha, ''))).toBeNull()
  const { authenticator, recoveryCodes } = await givePasskey(asha)
  const { tokens, options } = await begin(asha)
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id])
  const signed = authenticator.sign(options)
  const withoutFirst = { ...tokens, waiting: null }
  expect(await completeTwoFactorWithPasskey(withoutFirst, signed, browser)).toMatchObject({
    code: 'not-authenticated',
  })
  const done = unwrap(await completeTwoFactorWithPasskey(tokens, signed, browser))
  expect(done).toMatchObject({ member: { id: asha.id }, notice: 'signed-in' })
  expect(await completeTwoFactorWithPasskey(tokens, signed, browser)).toEqual(refused)
  // Without scripts, a recovery code works instead.
  const code = recoveryCodes?.[0]
  unwrap(await completeTwoFactor(tokens.waiting, { code }, browser))
})

test('a passkey of somebody else is no second step, and its challenge is for that alone', async () => {
  const asha = await signUpMember('asha')
  const { authenticator: own } = await givePasskey(asha)
  const { authenticator: foreign } = await givePasskey(await signUpMember('ravi'))
  const { tokens, options } = await begin(asha)
  for (const passkey of [foreign.sign(options), undefined, '{}'])
    expect(await completeTwoFactorWithPasskey(tokens, passkey, browser)).toEqual(refused)
  const whole = beginPasskeySignIn()
  const mixed = { ...tokens, challenge: whole.token }
  const signed = own.sign(whole.options)
  expect(await completeTwoFactorWithPasskey(mixed, signed, browser)).toEqual(refused)
  const half = own.sign(options)
  expect(await signInWithPasskey(tokens.challenge, half, browser)).toEqual(refused)
  unwrap(await completeTwoFactorWithPasskey(tokens, half, browser))
})

// On PostgreSQL, rows of one transaction have the same number. So an exact time would be the time of the passkey's
// member.
test('used challenges are kept as digests, without the moment of the sign-in, and purged', async () => {
  const { purge } = await import('~/domain/retention/purge.server')
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const { token, options } = beginPasskeySignIn()
  unwrap(await signInWithPasskey(token, authenticator.sign(options), browser))
  expect(await db.usedChallenge.count({ where: { digest: options.challenge } })).toBe(0)
  for (const { expiresAt } of await db.usedChallenge.findMany())
    expect(expiresAt.getTime() % hour).toBe(0)
  expect(await purge()).toMatchObject({ challenges: 0 })
  expect(await purge(new Date(Date.now() + 2 * hour))).toMatchObject({ challenges: 2 })
})
