import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { readSecondStep } from '~/domain/second-step/read-second-step.server'
import { takeAwaySecondStep } from '~/domain/second-step/take-away.server'
import { makeModerator, signUpMember, valueOf } from '../../support/forum/factories'
import { addSecondStep } from '../../support/forum/second-step'
import { mailed } from '../../support/mail/mailed'

test('who has lost everything signs in without it again; the log and a mail say so', async () => {
  const asha = await signUpMember('asha')
  await addSecondStep(asha)
  expect(await takeAwaySecondStep('ASHA')).toEqual({ username: 'asha', isRemoved: true })
  expect(await readSecondStep(asha.id)).toBeNull()
  expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  const { lines } = valueOf(await listLog(await makeModerator('admin'), {}))
  expect(lines).toMatchObject([
    { action: 'removeSecondStep', agent: 'operator', targetId: asha.id, reason: 'command' },
  ])
  expect(await mailed('secondStepRemoved')).toMatchObject([{ recipient: 'asha@example.com' }])
})

test('without a second step there is nothing to do and nothing to log', async () => {
  await signUpMember('asha')
  expect(await takeAwaySecondStep('asha')).toEqual({ username: 'asha', isRemoved: false })
  expect(await takeAwaySecondStep('nobody_here')).toBeNull()
  expect(await db.auditEntry.count()).toBe(0)
  expect(await mailed('secondStepRemoved')).toEqual([])
})
