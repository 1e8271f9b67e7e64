import { db } from '~/database/db.server'
import { claimLifetime, isDue } from './due.server'

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

/** A mail's claim: of all claims of a mail the one with this number of attempts, so that a late owner changes nothing. */
export function claimOf({ id, attempts }: ClaimedMail) {
  return { id, attempts }
}

/** A mail that waits for an attempt; the higher its priority the more urgent it is. */
export type DueMail = { id: string; priority: number }

/**
 * Up to `limit` mails that wait for an attempt: urgent ones first, then those that wait longest.
 * @param takesOver whether claims that ran out count as nobody's
 */
export function dueMails(now: Date, takesOver: boolean, limit: number): Promise<DueMail[]> {
  return db.outgoingMail.findMany({
    where: isDue(now, takesOver),
    orderBy: [{ priority: 'desc' }, { nextAttemptAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, priority: true },
  })
}

/**
 * Takes a mail for one attempt. One statement asks and takes, so that of many processes one gets it;
 * the claim of a process that died runs out.
 * @returns null when somebody else has it, or it has gone
 */
export async function claimMail(
  id: string,
  now: Date,
  takesOver: boolean,
): Promise<ClaimedMail | null> {
  const [mail] = await db.outgoingMail.updateManyAndReturn({
    where: { id, ...isDue(now, takesOver) },
    data: { claimedUntil: endOfClaim(now), attempts: { increment: 1 } },
    select: columns,
  })
  return mail ?? null
}

/** Makes a claim hold anew from now on, unless it was given up or taken over. */
export async function renewClaim(mail: ClaimedMail, now: Date): Promise<void> {
  await db.outgoingMail.updateMany({
    where: { ...claimOf(mail), state: 'waiting', claimedUntil: { not: null } },
    data: { claimedUntil: endOfClaim(now) },
  })
}

function endOfClaim(now: Date) {
  return new Date(now.getTime() + claimLifetime)
}
