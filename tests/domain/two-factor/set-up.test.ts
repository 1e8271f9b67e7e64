import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { exportedAccount } from '~/domain/data-export/export-account.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import {
  removeTwoFactor,
  renewRecoveryCodes,
  beginSetUp,
  confirmSetUp,
  openSetUp,
} from '~/domain/two-factor/change-two-factor.server'
import { appSetUp } from '~/domain/two-factor/totp.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { ok } from '~/domain/result'
import { env } from '~/runtime/env.server'
import { allRows, textOfRows } from '../../support/all-rows'
import { makeMember, signUpMember, unwrap } from '../../support/forum/factories'
import { generateCode, wrongCode } from '../../support/codes'
import { addTwoFactor } from '../../support/forum/two-factor'
import { mailed } from '../../support/mail/mailed'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('the password begins it, nothing is stored before a code shows that the app has the key', async () => {
  const asha = await signUpMember('asha')
  const sessionId = (await findSession(await startSession(asha.id)))?.id ?? ''
  expect(await beginSetUp(asha, {}, sessionId)).toMatchObject({ fields: { password: 'required' } })
  expect(await beginSetUp(asha, { password: 'wrong' }, sessionId)).toMatchObject({
    fields: { password: 'passwordWrong' },
  })
  const token = unwrap(await beginSetUp(asha, { password: 'correct horse' }, sessionId))
  const setUp = openSetUp(asha, token, sessionId)
  if (!setUp) throw new Error('the set-up does not open')
  expect(openSetUp(asha, token, 'another-session')).toBeNull()
  expect(openSetUp(await makeMember(), token, sessionId)).toBeNull()
  for (const code of [
    wrongCode(setUp.key),
    generateCode(setUp.key, 2),
    generateCode(setUp.key, -2),
  ])
    expect(await confirmSetUp(asha, { code }, setUp, sessionId)).toMatchObject({
      fields: { code: 'codeWrong' },
    })
  expect(await confirmSetUp(asha, { code: ' ' }, setUp, sessionId)).toMatchObject({
    fields: { code: 'required' },
  })
  expect(await db.secondStep.count()).toBe(0)
  const codes = unwrap(
    await confirmSetUp(asha, { code: generateCode(setUp.key) }, setUp, sessionId),
  )
  expect(new Set(codes).size).toBe(10)
  expect(await readTwoFactor(asha.id)).toMatchObject({ recoveryCodesLeft: 10 })
})

test('the form sent again shows the same codes and mails once; another set-up is refused', async () => {
  const asha = await signUpMember('asha')
  const { setUp, sessionId, recoveryCodes } = await addTwoFactor(asha)
  const again = { code: generateCode(setUp.key, -1) }
  expect(await confirmSetUp(asha, again, setUp, sessionId)).toEqual({
    ok: true,
    value: recoveryCodes,
  })
  expect(await mailed('secondStepAdded')).toMatchObject([{ recipient: 'asha@example.com' }])
  const form = { password: 'correct horse' }
  expect(await beginSetUp(asha, form, sessionId)).toMatchObject({ code: 'conflict' })
})

test('adding and removing end the other sessions, and say so by mail', async () => {
  const asha = await signUpMember('asha')
  const before = await startSession(asha.id)
  const { key, setUp, sessionId } = await addTwoFactor(asha)
  expect(await findSession(before)).toBeNull()
  const other = await startSession(asha.id)
  const wrong = { code: wrongCode(key) }
  expect(await removeTwoFactor(asha, wrong, sessionId)).toMatchObject({
    fields: { code: 'codeWrong' },
  })
  expect(await findSession(other)).not.toBeNull()
  unwrap(await removeTwoFactor(asha, { code: generateCode(key) }, sessionId))
  expect(await findSession(other)).toBeNull()
  expect(await db.session.count({ where: { id: sessionId, expiresAt: { gt: new Date() } } })).toBe(
    1,
  )
  expect(await readTwoFactor(asha.id)).toBeNull()
  expect(await db.recoveryCode.count()).toBe(0)
  expect(await mailed('secondStepRemoved')).toHaveLength(1)
  // A second press has no effect.
  unwrap(await removeTwoFactor(asha, { code: generateCode(key) }, sessionId))
  expect(await mailed('secondStepRemoved')).toHaveLength(1)
  // The former key needs the password again.
  const former = { code: generateCode(key, 1) }
  expect(await confirmSetUp(asha, former, setUp, sessionId)).toMatchObject({ code: 'conflict' })
  expect(await readTwoFactor(asha.id)).toBeNull()
})

test.each(['app', 'recovery'])(
  'of two presses at once that turn it off with a code (%s) both are answered as done',
  async (kind) => {
    const asha = await signUpMember('asha')
    const { key, recoveryCodes, sessionId } = await addTwoFactor(asha)
    const code = kind === 'app' ? generateCode(key) : (recoveryCodes[0] ?? '')
    const press = () => removeTwoFactor(asha, { code }, sessionId)
    expect(await Promise.all([press(), press(), press()])).toEqual([ok(null), ok(null), ok(null)])
    expect(await readTwoFactor(asha.id)).toBeNull()
    expect(await mailed('secondStepRemoved')).toHaveLength(1)
  },
)

test('new recovery codes take the place of the former ones', async () => {
  const asha = await signUpMember('asha')
  const { key, recoveryCodes } = await addTwoFactor(asha)
  const form = { code: generateCode(key) }
  const renewed = unwrap(await renewRecoveryCodes(asha, form, 'a nonce'))
  expect(renewed).not.toEqual(recoveryCodes)
  // A second press sends the code that the first one used.
  expect(await renewRecoveryCodes(asha, form, 'a nonce')).toEqual({ ok: true, value: renewed })
  expect(await renewRecoveryCodes(asha, form, 'another')).toMatchObject({ code: 'invalid' })
  expect(await mailed('recoveryCodesRenewed')).toHaveLength(1)
  const [former = ''] = recoveryCodes
  expect(await renewRecoveryCodes(asha, { code: former }, 'x')).toMatchObject({ code: 'invalid' })
  // A recovery code makes new ones too, and a second press shows them again.
  const [first = '', second = ''] = renewed
  const presses = [1, 2].map(() => renewRecoveryCodes(asha, { code: first }, 'x'))
  const [latest, pressedTwice] = await Promise.all(presses)
  expect(latest).toMatchObject({ ok: true })
  expect(await renewRecoveryCodes(asha, { code: first }, 'x')).toEqual(latest)
  expect(pressedTwice).toEqual(latest)
  expect(await renewRecoveryCodes(asha, { code: second }, 'x')).toMatchObject({ code: 'invalid' })
  expect(await mailed('recoveryCodesRenewed')).toHaveLength(2)
})

test('whoever holds the database finds neither key nor recovery code in it', async () => {
  const { key, recoveryCodes } = await addTwoFactor(await signUpMember('asha'))
  const text = textOfRows(await allRows(db, env.DATABASE_URL))
  expect(text).toContain('encryptedKey')
  for (const secret of [key, Buffer.from(key).toString('base64url'), ...recoveryCodes])
    expect(text).not.toContain(secret)
})

test('the copy of an account says that there is one, without its secrets, which go with the account', async () => {
  const asha = await signUpMember('asha')
  const { key, recoveryCodes } = await addTwoFactor(asha)
  const copy = await exportedAccount(asha.id)
  expect(copy.secondStep).toEqual({
    createdAt: expect.any(Date) as Date,
    hasApp: true,
    recoveryCodesLeft: 10,
  })
  for (const secret of [key, ...recoveryCodes]) expect(JSON.stringify(copy)).not.toContain(secret)
  await db.user.delete({ where: { id: asha.id } })
  expect([await db.secondStep.count(), await db.recoveryCode.count()]).toEqual([0, 0])
})

test('an app gets the key by a picture, a link and in groups of four', () => {
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const { groups, url, qr } = appSetUp(key, 'asha')
  expect(groups.join('')).toBe(key)
  expect(groups.every((group) => group.length === 4)).toBe(true)
  expect(url).toMatch(/^otpauth:\/\/totp\/The%20XXperiment:asha\?/)
  expect(url).toContain(`secret=${key}`)
  expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(qr.path).not.toMatch(/M[0-3] /)
})
