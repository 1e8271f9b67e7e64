import { db } from '~/database/db.server'

/** How many mails wait and have failed, and how many seconds ago the oldest was written whose time has come. */
export async function outboxFigures(now = new Date()) {
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
