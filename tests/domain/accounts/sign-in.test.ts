import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { isCurrentHash } from '~/domain/passwords/password.server'
import { fail, ok } from '~/domain/result'
import { makeMember, newBrowser, signUpMember } from '../../support/forum/factories'

const browser = newBrowser()
test.each(['Asha', 'aSHA', ' asha ', 'Asha@example.com', 'ASHA@EXAMPLE.COM'])(
  'finds the member by %j',
  async (emailOrUsername) => {
    const member = await signUpMember('Asha')
    const { passwordHash } = await db.user.findFirstOrThrow()
    expect(await signIn({ emailOrUsername, password: 'correct horse' }, browser)).toEqual(
      ok({ member, passwordHash }),
    )
  },
)

test('gives the same refusal for a wrong password, a missing account and one without a password', async () => {
  await signUpMember('asha')
  await makeMember('from_google')
  const refusal = fail('invalid-credentials')
  expect(await signIn({ emailOrUsername: 'asha', password: 'Correct horse' }, browser)).toEqual(
    refusal,
  )
  expect(await signIn({ emailOrUsername: 'nobody', password: 'correct horse' }, browser)).toEqual(
    refusal,
  )
  expect(
    await signIn({ emailOrUsername: 'from_google', password: 'correct horse' }, browser),
  ).toEqual(refusal)
})

test('wants both fields', async () => {
  expect(await signIn({}, browser)).toEqual(
    fail('invalid', { emailOrUsername: 'required', password: 'required' }),
  )
  expect(await signIn({ emailOrUsername: ' ', password: '' }, browser)).toEqual(
    fail('invalid', { emailOrUsername: 'required', password: 'required' }),
  )
})

test('hashes a password anew when it was hashed at another cost, and only then', async () => {
  await signUpMember('asha')
  const hashNow = async () => (await db.user.findFirstOrThrow()).passwordHash
  const current = await hashNow()
  const right = { emailOrUsername: 'asha', password: 'correct horse' }
  await signIn(right, browser)
  expect(await hashNow()).toBe(current)

  const old = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await db.user.updateMany({ data: { passwordHash: old } })
  await signIn({ ...right, password: 'not the horse' }, browser)
  expect(await hashNow()).toBe(old)
  // Whichever of two presses renews the hash, both are of the password that is stored then.
  const both = await Promise.all([signIn(right, browser), signIn(right, browser)])
  const renewed = await hashNow()
  expect(isCurrentHash(renewed ?? '')).toBe(true)
  expect(both).toMatchObject([1, 2].map(() => ok({ passwordHash: renewed })))
  expect(await signIn(right, browser)).toMatchObject({ ok: true })
})

test('takes a password that was typed in another Unicode form', async () => {
  await signUpMember('asha', 'caf\u00e9 au lait')
  expect(
    await signIn({ emailOrUsername: 'asha', password: 'cafe\u0301 au lait' }, browser),
  ).toMatchObject({
    ok: true,
  })
})
