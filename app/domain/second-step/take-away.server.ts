import { db } from '~/database/db.server'
import { writeLog } from '../moderation/audit-log.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { mailSecondStep } from './mail-second-step.server'
import { askForSecondStep } from './note-second-step.server'

/** `isRemoved` is false for a member without a second step. */
export type TakenAway = { username: string; isRemoved: boolean }

/**
 * Removes, logs and mails the second step of a member who has lost phone and codes, for the operator's command; ends
 * their sessions. Null when the username is unknown.
 */
export async function takeAwaySecondStep(typed: string): Promise<TakenAway | null> {
  const member = await db.$transaction(async (tx) => {
    const where = { usernameKey: typed.toLowerCase() }
    const select = { id: true, username: true, email: true, language: true }
    const member = await tx.user.findUnique({ where, select })
    if (!member) return null
    const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
    if (!count) return { ...member, isRemoved: false }
    await endSessions(member.id, tx)
    await askForSecondStep(member.id, tx)
    const target = { targetKind: 'member', targetId: member.id } as const
    const line = { actorId: 'operator', action: 'removeSecondStep', reason: 'command' } as const
    await writeLog({ ...line, ...target }, tx)
    await mailSecondStep('secondStepRemoved', member, tx)
    return { ...member, isRemoved: true }
  })
  if (!member) return null
  const { id: account, username, isRemoved } = member
  if (isRemoved) logSecurityEvent('second-step', { outcome: 'ok', account, action: 'taken-away' })
  return { username, isRemoved }
}
