import { db } from '~/database/db.server'
import { toIsoDay } from '../day'
import { day } from '../durations'
import { causeKey, queueMail } from '../mail/outbox.server'

/** The time before the end of a mark at which its expert is asked to renew it. */
const notice = 30 * day

/**
 * Queues the mails to experts whose mark ends within a month, one mail for each end. An account without a confirmed
 * email gets none. The administrators' list shows for every expert when the mark ends.
 */
export async function queueRenewalMails(now = new Date()): Promise<void> {
  const ending = await db.user.findMany({
    where: {
      expert: { not: null },
      expertUntil: { gt: now, lte: new Date(now.getTime() + notice) },
      emailVerifiedAt: { not: null },
    },
    select: { id: true, email: true, language: true, expertUntil: true },
  })
  for (const { id, email, language, expertUntil } of ending) {
    const end = expertUntil ?? now
    if (await isMailed(id, end, now)) continue
    const until = toIsoDay(end)
    await queueMail({
      cause: causeOf(id, end),
      kind: 'expertEnds',
      userId: id,
      language,
      recipient: email,
      payload: { until },
    })
  }
}

const causeOf = (id: string, end: Date) => `expertEnds/${id}/${toIsoDay(end)}`

// After a rotation of the secret the cause of an earlier mail fits no end, so that mail counts as this one.
async function isMailed(userId: string, end: Date, now: Date): Promise<boolean> {
  const since = new Date(end.getTime() - notice)
  const days = Math.ceil((now.getTime() + notice - since.getTime()) / day) + 1
  const ends = Array.from({ length: days }, (_, n) => new Date(since.getTime() + n * day))
  const known = ends.map((each) => causeKey(causeOf(userId, each)))
  const where = { userId, kind: 'expertEnds', createdAt: { gte: since }, cause: { notIn: known } }
  return (await db.outgoingMail.count({ where })) > 0
}
