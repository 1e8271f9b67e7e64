import { db } from '~/db.server'
import { claimLife, isDue } from './due.server'

/** A mail that this process, and no other, may send now. `attempts` counts the present one. */
export type ClaimedMail = {
  id: string
  kind: string
  messageId: string
  payload: string
  attempts: number
  createdAt: Date
}

const columns = {
  id: true,
  kind: true,
  messageId: true,
  payload: true,
  attempts: true,
  createdAt: true,
} as const

/** The ids of up to `limit` mails that wait for an attempt: urgent ones first, then those that wait longest. */
export async function dueMails(now: Date, limit: number): Promise<string[]> {
  const rows = await db.outgoingMail.findMany({
    where: isDue(now),
    orderBy: [{ priority: 'desc' }, { nextAttemptAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/**
 * Takes a mail for one attempt. One statement asks and takes, so that of many processes one gets it;
 * the claim of a process that died runs out.
 * @returns null when somebody else has it, or it has gone
 */
export async function claimMail(id: string, now: Date): Promise<ClaimedMail | null> {
  const [mail] = await db.outgoingMail.updateManyAndReturn({
    where: { id, ...isDue(now) },
    data: { claimedUntil: new Date(now.getTime() + claimLife), attempts: { increment: 1 } },
    select: columns,
  })
  return mail ?? null
}
