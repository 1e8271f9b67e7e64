import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { writeLog } from './audit-log.server'
import { roleActions } from './reasons'

/** Changes and logs a role, for the operator's command; returns the registered username, or null when unknown. */
export async function changeRole(username: string, role: Member['role']): Promise<string | null> {
  const member = await db.$transaction(async (tx) => {
    const where = { usernameKey: username.toLowerCase() }
    const member = await tx.user.findUnique({ where, select: { id: true, username: true } })
    if (!member) return null
    const { id: targetId } = member
    const isOther = { id: targetId, role: { not: role } }
    const { count } = await tx.user.updateMany({ where: isOther, data: { role } })
    const target = { targetKind: 'member', targetId } as const
    const line = { actorId: 'operator', action: roleActions[role], reason: 'command', ...target }
    if (count) await writeLog(line, tx)
    return { ...member, isChanged: count > 0 }
  })
  if (member?.isChanged)
    logSecurityEvent('role-changed', { outcome: 'ok', account: member.id, role })
  return member?.username ?? null
}
