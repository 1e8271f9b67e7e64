import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { ok, type Result } from '../result'
import type { Member } from '../members/member'
import { mailSecondStep } from './mail-second-step.server'
import { confirmOwnCode } from './own-code.server'
import { askForSecondStep } from './note-second-step.server'
import { hasSecondStep } from './read-second-step.server'

/** Removes the second step with one of its codes, and ends the other sessions; `invalid` with `code`, or `too-many`. */
export async function removeSecondStep(
  member: Member,
  { code }: { code: string },
  sessionId: string,
): Promise<Result<null>> {
  if (!(await hasSecondStep(member.id))) return ok(null)
  const confirmed = await confirmOwnCode(member, code)
  if (!confirmed.ok) return confirmed
  await db.$transaction(async (tx) => {
    const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
    if (!count) return
    await endSessions(member.id, tx, sessionId)
    await askForSecondStep(member.id, tx)
    await mailSecondStep('secondStepRemoved', member, tx)
  })
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'removed' })
  return ok(null)
}
