import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { tombstone } from '../comments/delete-comment.server'
import { clearDeleted } from '../../database/clear-deleted.server'
import { retainedSince, type RetainedKind } from './periods'

/** How many rows went, by what they were. */
export type Purged = Record<RetainedKind | 'limits', number>

const interval = 24 * 60 * 60_000

/**
 * Purges now and every day; tells the log, and never fails the process.
 * @returns how to stop
 */
export function startRetention(): () => void {
  const purgeNow = () =>
    purge().then(
      async (purged) => {
        await clearDeleted()
        log.info({ purged }, 'purged')
      },
      (error: unknown) =>
        log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'purging failed'),
    )
  void purgeNow()
  const timer = setInterval(() => void purgeNow(), interval).unref()
  return () => clearInterval(timer)
}

/**
 * Deletes for good what is older than `retention` allows. The audit log stays whole: it holds ids and reasons only.
 * Any number of processes may do this at once.
 */
export async function purge(now = new Date()): Promise<Purged> {
  const old = (kind: RetainedKind) => ({ lt: retainedSince(kind, now) })
  const sent = { state: 'sent' as const, sentAt: old('sentMails') }
  const failed = { state: 'setAside' as const, createdAt: old('failedMails') }
  const settled = { state: { not: 'open' as const }, settledAt: old('reports') }
  return {
    guidedDrafts: await count(
      db.curtainDraft.deleteMany({ where: { updatedAt: old('guidedDrafts') } }),
    ),
    links: await count(db.token.deleteMany({ where: { expiresAt: old('links') } })),
    drafts: await count(db.draft.deleteMany({ where: { updatedAt: old('drafts') } })),
    sessions: await count(db.session.deleteMany({ where: { expiresAt: old('sessions') } })),
    sentMails: await count(db.outgoingMail.deleteMany({ where: sent })),
    failedMails: await count(db.outgoingMail.deleteMany({ where: failed })),
    removedContent:
      (await purgePosts(old('removedContent'))) + (await purgeComments(old('removedContent'))),
    reports: await count(db.report.deleteMany({ where: settled })),
    answeredMessages: await count(
      db.message.deleteMany({ where: { answeredAt: old('answeredMessages') } }),
    ),
    limits: await count(db.rateLimit.deleteMany({ where: { expire: { lt: now } } })),
  }
}

async function count(deleting: Promise<{ count: number }>) {
  return (await deleting).count
}

// Few in one transaction, so that nobody who writes waits for long: a post takes its comments along.
const batchSize = 20

async function purgePosts(removedAt: { lt: Date }): Promise<number> {
  const posts = await db.post.findMany({
    where: { removedAt },
    select: { id: true },
    take: batchSize,
  })
  const ids = posts.map(({ id }) => id)
  await db.post.deleteMany({ where: { id: { in: ids } } })
  return ids.length < batchSize ? ids.length : ids.length + (await purgePosts(removedAt))
}

// A removed comment counts no more, so no counter changes. One with replies leaves its place to them.
async function purgeComments(removedAt: { lt: Date }) {
  const where = { removedAt, deletedAt: null }
  const gone = await db.comment.deleteMany({ where: { ...where, replies: { none: {} } } })
  const left = await db.comment.updateMany({ where, data: tombstone() })
  return gone.count + left.count
}
