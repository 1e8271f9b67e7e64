import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { writeLog } from './audit-log.server'

/** Takes the roles away, and logs it, of those who have set up no second step in time; returns how many. */
export async function lapseRoles(now: Date): Promise<number> {
  const late = { role: { not: 'member' as const }, secondStepDue: { lte: now } }
  const holders = await db.user.findMany({ where: late, select: { id: true } })
  const lapsed = await Promise.all(holders.map(({ id }) => lapseRole({ ...late, id })))
  return lapsed.filter(Boolean).length
}

async function lapseRole({ id, ...late }: { id: string; secondStepDue: { lte: Date } }) {
  const hasLapsed = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, ...late },
      data: { role: 'member', secondStepDue: null },
    })
    const line = { actorId: 'site', action: 'makeMember', reason: 'noSecondStep' } as const
    if (count) await writeLog({ ...line, targetKind: 'member', targetId: id }, tx)
    return count > 0
  })
  if (hasLapsed) logSecurityEvent('role-changed', { outcome: 'ok', account: id, role: 'member' })
  return hasLapsed
}
