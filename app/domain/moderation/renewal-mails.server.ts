import { db } from '~/database/db.server'
import { toIsoDay } from '../day'
import { day } from '../durations'
import { queueMail } from '../mail/outbox.server'

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
    const until = toIsoDay(expertUntil ?? now)
    await queueMail({
      cause: `expertEnds/${id}/${until}`,
      kind: 'expertEnds',
      userId: id,
      language,
      recipient: email,
      payload: { until },
    })
  }
}
