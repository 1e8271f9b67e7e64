import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import {
  removePasskey,
  renamePasskey,
  listPasskeys,
  readPasskey,
} from '~/domain/passkeys/own-passkeys.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { resetTwoFactorByOperator } from '~/domain/two-factor/reset.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { signUpMember, unwrap } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import { addTwoFactor } from '../../support/forum/two-factor'
import { mailed } from '../../support/mail/mailed'

const right = { password: 'correct horse' }

async function ashaWithPasskey() {
  const asha = await signUpMember('asha')
  const given = await givePasskey(asha)
  const [passkey] = await listPasskeys(asha.id)
  if (!passkey) throw new Error('there is no passkey')
  return { asha, id: passkey.id, ...given }
}

test('its member names it, and nobody else', async () => {
  const { asha, id } = await ashaWithPasskey()
  const ravi = await signUpMember('ravi')
  unwrap(await renamePasskey(asha, id, { name: '  My phone ' }))
  expect(await readPasskey(asha.id, id)).toMatchObject({ name: 'My phone' })
  expect(await readPasskey(ravi.id, id)).toBeNull()
  const other = { name: 'x' }
  expect(await renamePasskey(ravi, id, other)).toMatchObject({ code: 'not-found' })
  expect(await renamePasskey(asha, 'no\0id', other)).toMatchObject({ code: 'not-found' })
  expect(await renamePasskey(asha, id, { name: 'x'.repeat(201) })).toMatchObject({
    fields: { name: 'tooLong' },
  })
  unwrap(await renamePasskey(asha, id, { name: '' }))
  expect(await readPasskey(asha.id, id)).toMatchObject({ name: '' })
})

test('the password removes one and ends other sessions, and the other passkeys stay', async () => {
  const { asha, id, sessionId } = await ashaWithPasskey()
  const ravi = await signUpMember('ravi')
  await givePasskey(asha)
  const other = await startSession(asha.id)
  expect(await removePasskey(asha, id, { password: 'x' }, sessionId)).toMatchObject({
    fields: { password: 'passwordWrong' },
  })
  expect(await removePasskey(ravi, id, right, sessionId)).toMatchObject({ code: 'not-found' })
  expect(await listPasskeys(asha.id)).toHaveLength(2)
  expect(await removePasskey(asha, id, right, sessionId)).toMatchObject({
    value: { isTwoFactorOff: false },
  })
  expect(await listPasskeys(asha.id)).toHaveLength(1)
  expect(await findSession(other)).toBeNull()
  expect(await db.session.count({ where: { id: sessionId, expiresAt: { gt: new Date() } } })).toBe(
    1,
  )
  expect(await mailed('passkeyRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
  expect(await removePasskey(asha, id, right, sessionId)).toMatchObject({ code: 'not-found' })
})

test('with the last one the second step goes, unless an app is left', async () => {
  const { asha, id, sessionId } = await ashaWithPasskey()
  const other = await startSession(asha.id)
  expect(await removePasskey(asha, id, right, sessionId)).toMatchObject({
    value: { isTwoFactorOff: true },
  })
  expect(await readTwoFactor(asha.id)).toBeNull()
  expect(await db.recoveryCode.count()).toBe(0)
  expect(await findSession(other)).toBeNull()
  expect(await mailed('secondStepRemoved')).toHaveLength(1)
  const ravi = await signUpMember('ravi')
  await addTwoFactor(ravi)
  const session = (await givePasskey(ravi)).sessionId
  const [passkey] = await listPasskeys(ravi.id)
  expect(await removePasskey(ravi, passkey?.id ?? '', right, session)).toMatchObject({
    value: { isTwoFactorOff: false },
  })
  expect(await readTwoFactor(ravi.id)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
})

test('the operator takes the passkeys away with the second step', async () => {
  const { asha } = await ashaWithPasskey()
  expect(await resetTwoFactorByOperator('asha')).toMatchObject({ isRemoved: true })
  expect(await listPasskeys(asha.id)).toEqual([])
})
