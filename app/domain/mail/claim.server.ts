import { db } from '~/database/db.server'
import { claimLifetime, dueCondition } from './due.server'

/** A mail that only this process may send now. `attempts` includes the current attempt. */
export type ClaimedMail = {
  id: string
  kind: string
  payload: string
  attempts: number
  createdAt: Date
}

const columns = {
  id: true,
  kind: true,
  payload: true,
  attempts: true,
  createdAt: true,
} as const

/** Returns the condition for this claim only, so that a process whose claim was taken over changes nothing. */
export function claimOf({ id, attempts }: ClaimedMail) {
  return { id, attempts }
}

export type DueMail = { id: string; priority: number }

/** Returns up to `limit` mails to send, by priority and waiting time; `recoversStale` includes expired claims. */
export function dueMails(now: Date, recoversStale: boolean, limit: number): Promise<DueMail[]> {
  return db.outgoingMail.findMany({
    where: dueCondition(now, recoversStale),
    orderBy: [{ priority: 'desc' }, { nextAttemptAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, priority: true },
  })
}

/** Claims a mail for one attempt, atomically; null when another process has it. The claims of dead processes expire. */
export async function claimMail(
  id: string,
  now: Date,
  recoversStale: boolean,
): Promise<ClaimedMail | null> {
  const [mail] = await db.outgoingMail.updateManyAndReturn({
    where: { id, ...dueCondition(now, recoversStale) },
    data: { claimedUntil: endOfClaim(now), attempts: { increment: 1 } },
    select: columns,
  })
  return mail ?? null
}

/** Extends a claim, unless it was released or taken over. */
export async function renewClaim(mail: ClaimedMail, now: Date): Promise<void> {
  await db.outgoingMail.updateMany({
    where: { ...claimOf(mail), state: 'waiting', claimedUntil: { not: null } },
    data: { claimedUntil: endOfClaim(now) },
  })
}

function endOfClaim(now: Date) {
  return new Date(now.getTime() + claimLifetime)
}
