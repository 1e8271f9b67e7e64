import type * as library from '@simplewebauthn/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { exportedAccount } from '~/domain/data-export/export-account.server'
import { addPasskey, beginAddingPasskey, openAdding } from '~/domain/passkeys/add-passkey.server'
import { listPasskeys, maxPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { Authenticator, type Oddity } from '../../support/authenticator'
import { makeMember, signUpMember, unwrap } from '../../support/forum/factories'
import { beginAdding, givePasskey } from '../../support/forum/passkeys'
import { addTwoFactor } from '../../support/forum/two-factor'
import { mailed } from '../../support/mail/mailed'

type Library = typeof library

const verified = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/server', async (original) => {
  const real = await original<Library>()
  const verifyRegistrationResponse: Library['verifyRegistrationResponse'] = (given) => {
    verified()
    return real.verifyRegistrationResponse(given)
  }
  return { ...real, verifyRegistrationResponse }
})

beforeEach(() => verified.mockClear())
afterEach(() => void vi.useRealTimers())

test('the password begins it, for this member and session, for five minutes', async () => {
  const asha = await signUpMember('asha')
  const sessionId = 'a-session'
  expect(await beginAddingPasskey(asha, {}, sessionId)).toMatchObject({
    fields: { password: 'required' },
  })
  expect(await beginAddingPasskey(asha, { password: 'wrong' }, sessionId)).toMatchObject({
    fields: { password: 'passwordWrong' },
  })
  const token = unwrap(await beginAddingPasskey(asha, { password: 'correct horse' }, sessionId))
  expect(openAdding(asha, token, sessionId)).not.toBeNull()
  expect(openAdding(asha, token, 'another-session')).toBeNull()
  expect(openAdding(await makeMember(), token, sessionId)).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
  expect(openAdding(asha, token, sessionId)).toBeNull()
})

test('its keeper learns neither id nor address of the member', async () => {
  const asha = await signUpMember('asha')
  const { options } = await beginAdding(asha)
  expect(options.user).toMatchObject({ name: 'asha', displayName: 'asha' })
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(options)).not.toContain(asha.id)
  expect(JSON.stringify(options)).not.toContain('@')
  expect(options).toMatchObject({
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await beginAdding(asha)).options.user.id).not.toBe(options.user.id)
})

test('the first makes a second step with recovery codes, ends the other sessions and is mailed', async () => {
  const asha = await signUpMember('asha')
  const before = await startSession(asha.id)
  const { recoveryCodes, adding, made, sessionId, authenticator } = await givePasskey(asha)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await findSession(before)).toBeNull()
  expect(await readTwoFactor(asha.id)).toMatchObject({ hasApp: false, recoveryCodesLeft: 10 })
  expect(await mailed('passkeyAdded')).toMatchObject([{ recipient: 'asha@example.com' }])
  // A second press shows the same codes. It adds no passkey and mails nothing.
  expect(await addPasskey(asha, made, adding, sessionId)).toEqual({
    ok: true,
    value: recoveryCodes,
  })
  expect(await listPasskeys(asha.id)).toHaveLength(1)
  expect(await mailed('passkeyAdded')).toHaveLength(1)
  const other = await startSession(asha.id)
  const second = await beginAdding(asha)
  expect(second.options.user.id).toBe(authenticator.userHandle)
  expect(second.options.excludeCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ])
  const another = new Authenticator().make(second.options)
  expect(await addPasskey(asha, another, second.adding, second.sessionId)).toEqual({
    ok: true,
    value: null,
  })
  expect(await findSession(other)).not.toBeNull()
  expect(await mailed('passkeyAdded')).toHaveLength(2)
})

test('beside an app it leaves the recovery codes alone, and an app beside it brings its own', async () => {
  const asha = await signUpMember('asha')
  await addTwoFactor(asha)
  expect((await givePasskey(asha)).recoveryCodes).toBeNull()
  const ravi = await signUpMember('ravi')
  const { recoveryCodes: former } = await givePasskey(ravi)
  const { recoveryCodes } = await addTwoFactor(ravi)
  expect(recoveryCodes).not.toEqual(former)
  expect(await readTwoFactor(ravi.id)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
  expect(await listPasskeys(ravi.id)).toHaveLength(1)
})

const odd: [string, Oddity][] = [
  ['of another origin', { origin: 'https://example.org' }],
  ['of another relying party', { rpId: 'example.org' }],
  ['of a sign-in', { type: 'webauthn.get' }],
  ['of somebody whom it does not know', { isVerified: false }],
]

test.each(odd)('a passkey %s is refused', async (_, oddity) => {
  const asha = await signUpMember('asha')
  const { adding, options, sessionId } = await beginAdding(asha)
  const made = new Authenticator().make(options, oddity)
  expect(await addPasskey(asha, made, adding, sessionId)).toMatchObject({
    fields: { '': 'passkeyRefused' },
  })
  expect(await listPasskeys(asha.id)).toEqual([])
  expect(await readTwoFactor(asha.id)).toBeNull()
})

test('so is one with another challenge, one that somebody has, and what is no passkey', async () => {
  const asha = await signUpMember('asha')
  const { adding, options, sessionId } = await beginAdding(asha)
  const good = new Authenticator().make(options)
  const other = new Authenticator().make({ ...options, challenge: 'b3RoZXI' })
  const { authenticator } = await givePasskey(await signUpMember('ravi'))
  const stolen = authenticator.make(options)
  const tooLong = JSON.stringify({ ...(JSON.parse(good) as object), more: 'x'.repeat(16_000) })
  for (const typed of [other, stolen, tooLong, '', '{', 'null', '{}', good.replace('"id"', '"no"')])
    expect(await addPasskey(asha, typed, adding, sessionId)).toMatchObject({
      fields: { '': 'passkeyRefused' },
    })
  expect(await listPasskeys(asha.id)).toEqual([])
})

test('certificates are neither asked for nor looked up', async () => {
  const asha = await signUpMember('asha')
  const { adding, options, sessionId } = await beginAdding(asha)
  for (const fmt of ['packed', 'tpm', 'fido-u2f']) {
    const certificates = { fmt, x5c: [new Uint8Array([1])] }
    const made = new Authenticator().make(options, { certificates })
    expect(await addPasskey(asha, made, adding, sessionId)).toMatchObject({ code: 'invalid' })
  }
  // The library, which would look them up, is not called.
  expect(verified).not.toHaveBeenCalled()
})

test('a member may have so many and no more', async () => {
  const asha = await signUpMember('asha')
  const { sessionId } = await givePasskey(asha)
  const { secondStepId, ...rest } = await db.passkey.findFirstOrThrow()
  await db.passkey.createMany({
    data: Array.from({ length: maxPasskeys - 1 }, (_, number) => ({
      ...{ secondStepId, publicKey: rest.publicKey, counter: 0, transports: '' },
      credentialId: `number-${number}`,
    })),
  })
  const form = { password: 'correct horse' }
  expect(await beginAddingPasskey(asha, form, sessionId)).toMatchObject({ code: 'conflict' })
})

test('the copy of an account has names and days, and no keys, which go with the account', async () => {
  const asha = await signUpMember('asha')
  const { authenticator } = await givePasskey(asha)
  const { publicKey } = await db.passkey.findFirstOrThrow()
  const copy = await exportedAccount(asha.id)
  expect(copy.passkeys).toEqual([
    {
      id: expect.any(String) as string,
      name: '',
      createdAt: expect.any(Date) as Date,
      lastUsedAt: null,
    },
  ])
  for (const secret of [publicKey, authenticator.id, authenticator.userHandle])
    expect(JSON.stringify(copy)).not.toContain(secret)
  await db.user.delete({ where: { id: asha.id } })
  expect(await db.passkey.count()).toBe(0)
})
