import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { resetTwoFactorByOperator, resetTwoFactorByAdmin } from '~/domain/two-factor/reset.server'
import { fail, ok } from '~/domain/result'
import { makeModerator, memberAgain, signUpMember, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'
import { addTwoFactor } from '../../support/forum/two-factor'
import { mailed } from '../../support/mail/mailed'

test('who has lost everything signs in without it again; the log and a mail say so', async () => {
  const asha = await signUpMember('asha')
  await addTwoFactor(asha)
  expect(await resetTwoFactorByOperator('ASHA')).toMatchObject({
    username: 'asha',
    isRemoved: true,
  })
  expect(await readTwoFactor(asha.id)).toBeNull()
  expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  const { lines } = unwrap(await listLog(await makeModerator('admin'), {}))
  expect(lines).toMatchObject([
    { action: 'removeSecondStep', agent: 'operator', targetId: asha.id, reason: 'command' },
  ])
  expect(await mailed('secondStepRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
})

test('the result says whether a mail could be sent', async () => {
  const asha = await signUpMember('asha')
  await addTwoFactor(asha)
  expect(await resetTwoFactorByOperator('asha')).toMatchObject({ hasEmail: true })
  await db.user.update({ where: { id: asha.id }, data: { email: null, emailKey: null } })
  expect(await resetTwoFactorByOperator('asha')).toMatchObject({ hasEmail: false })
})

test('without a second step there is nothing to do and nothing to log', async () => {
  await signUpMember('asha')
  expect(await resetTwoFactorByOperator('asha')).toMatchObject({
    username: 'asha',
    isRemoved: false,
  })
  expect(await resetTwoFactorByOperator('nobody_here')).toBeNull()
  expect(await db.auditEntry.count()).toBe(0)
  expect(await mailed('secondStepRemoved')).toEqual([])
})

describe('an administrator', () => {
  const input = { action: 'removeSecondStep', reason: 'lostCodes', password: 'correct horse' }

  async function prepare(role: 'moderator' | 'admin' = 'admin') {
    const asha = await signUpMember('asha')
    await addTwoFactor(asha)
    const { id } = await signUpMember('chandra')
    await db.user.update({ where: { id }, data: { role } })
    const actor = await memberAgain({ ...asha, id, secondStepAt: new Date() })
    return { asha, actor }
  }

  test('takes it away with a reason and the own password, which the log and a mail tell', async () => {
    const { asha, actor } = await prepare()
    const takeAway = (change: object) =>
      resetTwoFactorByAdmin(actor, asha.id, { ...input, ...change }, null)
    const wrong = { fields: { password: 'passwordWrong' } }
    expect(await takeAway({ password: 'wrong' })).toMatchObject(wrong)
    const missing = { fields: { reason: 'required', password: 'required' } }
    expect(await takeAway({ reason: '', password: undefined })).toMatchObject(missing)
    expect(await readTwoFactor(asha.id)).not.toBeNull()
    expect(await takeAway({})).toEqual(ok(null))
    expect(await readTwoFactor(asha.id)).toBeNull()
    expect(
      await db.session.count({ where: { userId: asha.id, expiresAt: { gt: new Date() } } }),
    ).toBe(0)
    expect(await takeAway({})).toEqual(fail('conflict'))
    const { lines } = unwrap(await listLog(actor, {}))
    const line = { action: 'removeSecondStep', by: 'chandra', targetId: asha.id }
    expect(lines).toMatchObject([{ ...line, reason: 'lostCodes' }])
    expect(await mailed('secondStepRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
  })

  test('alone does, and not with their own', async () => {
    const { asha, actor: moderator } = await prepare('moderator')
    const refused = fail('not-allowed')
    expect(await resetTwoFactorByAdmin(moderator, asha.id, input, null)).toEqual(refused)
    const admin = { ...moderator, role: 'admin' as const }
    const half = { ...admin, secondStepAt: null }
    expect(await resetTwoFactorByAdmin(half, asha.id, input, null)).toEqual(refused)
    expect(await resetTwoFactorByAdmin(admin, admin.id, input, null)).toEqual(refused)
    expect(await resetTwoFactorByAdmin(admin, unknownId, input, null)).toEqual(fail('not-found'))
    expect(await readTwoFactor(asha.id)).not.toBeNull()
  })
})
