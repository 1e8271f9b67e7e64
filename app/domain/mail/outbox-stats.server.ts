import { db } from '~/database/db.server'

/** Counts waiting and failed mails. `oldest` is the age in seconds of the oldest mail that is due. */
export async function outboxStats(now = new Date()) {
  const hasComeOrFailed = [{ nextAttemptAt: { lte: now } }, { attempts: { gt: 0 } }]
  const [waiting, failed, oldest] = await Promise.all([
    db.outgoingMail.count({ where: { state: 'waiting' } }),
    db.outgoingMail.count({ where: { state: 'failed' } }),
    db.outgoingMail.findFirst({
      where: { state: 'waiting', OR: hasComeOrFailed },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
  ])
  const age = oldest ? (now.getTime() - oldest.createdAt.getTime()) / 1000 : 0
  return { waiting, failed, oldest: Math.max(0, age) }
}
