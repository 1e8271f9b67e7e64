import { db, type Transaction } from '~/database/db.server'
import { writeLog } from '../moderation/audit-log.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import type { Member } from '../members/member'
import { mailSecondStep } from './mail-second-step.server'
import { askForSecondStep } from './note-second-step.server'

/** `isRemoved` is false for a member without a second step. */
export type TakenAway = { username: string; isRemoved: boolean }

/** What is needed of a member to take their second step away. */
export const loserColumns = { id: true, email: true, language: true } as const

type Loser = Pick<Member, keyof typeof loserColumns>

/**
 * Takes the second step away from a member who has lost phone and codes, for the operator's command. Null when the
 * username is unknown.
 */
export async function takeAwaySecondStep(typed: string): Promise<TakenAway | null> {
  const where = { usernameKey: typed.toLowerCase() }
  const select = { ...loserColumns, username: true }
  const member = await db.user.findUnique({ where, select })
  if (!member) return null
  const by = { actorId: 'operator', reason: 'command' }
  return { username: member.username, isRemoved: await takeAwayFrom(member, by) }
}

/** Removes, logs and mails a second step, and ends the member's sessions; false when there was none. */
export async function takeAwayFrom(
  member: Loser,
  by: { actorId: string; reason: string },
): Promise<boolean> {
  const isRemoved = await db.$transaction((tx) => remove(member, by, tx))
  if (isRemoved)
    logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'taken-away' })
  return isRemoved
}

async function remove(
  member: Loser,
  by: { actorId: string; reason: string },
  tx: Transaction,
): Promise<boolean> {
  const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
  if (!count) return false
  await endSessions(member.id, tx)
  await askForSecondStep(member.id, tx)
  const target = { targetKind: 'member', targetId: member.id } as const
  await writeLog({ ...by, action: 'removeSecondStep', ...target }, tx)
  await mailSecondStep('secondStepRemoved', member, tx)
  return true
}
