import { db } from '~/database/db.server'
import { type Member, twoFactorDeadline } from '../members/member'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { writeLog } from './audit-log.server'
import { roleActions } from './reasons'

/** `secondStepDue` is until when they have to set up a second step to keep the role; null if they need not. */
export type ChangedRole = { username: string; secondStepDue: Date | null }

/**
 * Changes and logs a role, for the operator's command; a role that has lapsed is given again. Null when the username is
 * unknown.
 */
export async function changeRole(
  username: string,
  role: Member['role'],
): Promise<ChangedRole | null> {
  const member = await db.$transaction(async (tx) => {
    const where = { usernameKey: username.toLowerCase() }
    const select = { id: true, username: true, secondStepDue: true, secondStep: true }
    const member = await tx.user.findUnique({ where, select })
    if (!member) return null
    const { id: targetId } = member
    const due = role === 'member' || member.secondStep ? null : twoFactorDeadline()
    const isOther = { OR: [{ role: { not: role } }, { secondStepDue: { lte: new Date() } }] }
    const { count } = await tx.user.updateMany({
      where: { id: targetId, ...isOther },
      data: { role, secondStepDue: due },
    })
    if (!count) return { ...member, isChanged: false }
    const target = { targetKind: 'member', targetId } as const
    const line = { actorId: 'operator', action: roleActions[role], reason: 'command' }
    await writeLog({ ...line, ...target }, tx)
    return { ...member, secondStepDue: due, isChanged: true }
  })
  if (!member) return null
  if (member.isChanged)
    logSecurityEvent('role-changed', { outcome: 'ok', account: member.id, role })
  return { username: member.username, secondStepDue: member.secondStepDue }
}
