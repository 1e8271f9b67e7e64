import { db } from '~/database/db.server'
import { endOfDay, startOfDay } from '~/domain/day'
import { openLog } from './open-log.server'

/**
 * Extends suspensions to the end of their day, in members and log: the same exact time in both would identify whom a
 * line is about. Returns the number of rows.
 */
export async function roundSuspensions(): Promise<number> {
  const members = await db.user.findMany({
    where: { suspendedUntil: { not: null } },
    select: { id: true, suspendedUntil: true, updatedAt: true },
  })
  const lines = await db.auditEntry.findMany({
    where: { until: { not: null } },
    select: { id: true, until: true },
  })
  const exactMembers = members.filter(({ suspendedUntil }) => isExact(suspendedUntil))
  const exactLines = lines.filter(({ until }) => isExact(until))
  if (!exactMembers.length && !exactLines.length) return 0
  await db.$transaction(async (tx) => {
    for (const { id, suspendedUntil, updatedAt } of exactMembers) {
      const data = { suspendedUntil: suspendedUntil && endOfDay(suspendedUntil) }
      // It may be the time of the suspension, which the log line has too.
      await tx.user.update({ where: { id }, data: { ...data, updatedAt: startOfDay(updatedAt) } })
    }
    const close = await openLog(tx)
    for (const { id, until } of exactLines) {
      const data = { until: until && endOfDay(until) }
      await tx.auditEntry.update({ where: { id }, data })
    }
    await close()
  })
  return exactMembers.length + exactLines.length
}

function isExact(date: Date | null) {
  return date !== null && date.getTime() !== endOfDay(date).getTime()
}
