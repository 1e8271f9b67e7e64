import { clearDeleted, db } from '~/database/db.server'
import { describeError } from '~/database/errors.server'
import { tombstone } from '../comments/own-comment.server'
import { mailFolder } from '../mail/smtp-transport.server'
import { deleteFilesBefore } from '../mail/folder-transport.server'
import { isModeratorsRemoval } from '../moderation/item.server'
import { lapseRoles } from '../moderation/members.server'
import { forgetDeletedWords } from '../search/index-pending.server'
import { dayNumber } from '../threads/thread-states.server'
import { noExpert } from '../experts/expert'
import { retainedSince, type RetainedKind } from '../retention-periods'

export type Purged = Record<
  RetainedKind | 'limits' | 'lapsedRoles' | 'challenges' | 'trustedDevices' | 'lookUpRequests',
  number
>

/**
 * Deletes rows that are older than `retention` allows, and the words of deleted items from the search index. The audit
 * log stays: it contains ids and reasons only.
 * @throws {Error} after all others, when a kind could not be deleted
 */
export async function purge(now = new Date()): Promise<Purged> {
  const old = (kind: RetainedKind) => ({ lt: retainedSince(kind, now) })
  const sent = { state: 'sent' as const, sentAt: old('sentMails') }
  const failed = { state: 'failed' as const, createdAt: old('failedMails') }
  // Nobody can decide a report on a comment of which only a placeholder is left.
  const settled = {
    OR: [
      { state: { not: 'open' as const }, settledAt: old('reports') },
      { comment: { deletedAt: old('reports') } },
    ],
  }
  // Sessions that were ended on purpose do not store the time. A form that is sent again must still find them.
  const ended = { expiresAt: old('sessions'), lastSeenAt: old('sessions') }
  const isOver = {
    OR: [{ answer: { not: null }, day: old('reports') }, { comment: { deletedAt: { not: null } } }],
  }
  const steps: Steps<Exclude<keyof Purged, HourlyKind>> = {
    links: () => count(db.token.deleteMany({ where: { expiresAt: old('links') } })),
    drafts: () => count(db.draft.deleteMany({ where: { updatedAt: old('drafts') } })),
    sessions: () => count(db.session.deleteMany({ where: ended })),
    sentMails: () => count(db.outgoingMail.deleteMany({ where: sent })),
    failedMails: () => count(db.outgoingMail.deleteMany({ where: failed })),
    removedContent: async () =>
      (await purgePosts(old('removedContent'))) + (await purgeComments(old('removedContent'))),
    reports: async () =>
      (await count(db.report.deleteMany({ where: settled }))) +
      (await count(db.appeal.deleteMany({ where: isOver }))),
    answeredMessages: () =>
      count(db.message.deleteMany({ where: { answeredAt: old('answeredMessages') } })),
    grievances: () => count(db.grievance.deleteMany({ where: { decidedAt: old('grievances') } })),
    questions: () =>
      count(db.guestQuestion.deleteMany({ where: { episodeId: null, day: old('questions') } })),
    searchedWords: () =>
      count(
        db.searchedWord.deleteMany({
          where: { lastDay: { lt: dayNumber(retainedSince('searchedWords', now)) } },
        }),
      ),
    experts: () => purgeExperts(old('experts')),
    lapsedRoles: () => lapseRoles(now),
    limits: () => count(db.rateLimit.deleteMany({ where: { expire: { lt: now } } })),
    trustedDevices: () => count(db.trustedDevice.deleteMany({ where: { expiresAt: { lt: now } } })),
    lookUpRequests: () => count(db.lookUpRequest.deleteMany({ where: { expiresAt: { lt: now } } })),
    challenges: () => count(db.usedChallenge.deleteMany({ where: { expiresAt: { lt: now } } })),
  }
  try {
    return await runAll({ ...hourlySteps(now), ...steps })
  } finally {
    await forgetDeletedWords()
    await clearDeleted()
  }
}

type HourlyKind = 'guidedDrafts' | 'mailFiles'
type Steps<Kind extends string> = Record<Kind, () => Promise<number>>

// A table that fails does not hold up the others.
async function runAll<Kind extends string>(steps: Steps<Kind>): Promise<Record<Kind, number>> {
  const purged: Partial<Record<Kind, number>> = {}
  const failed: string[] = []
  let cause: unknown
  for (const kind of Object.keys(steps) as Kind[])
    try {
      purged[kind] = await steps[kind]()
    } catch (error) {
      failed.push(`${kind} (${describeError(error)})`)
      cause ??= error
    }
  if (failed.length) throw new Error(`expired rows are left: ${failed.join(', ')}`, { cause })
  return purged as Record<Kind, number>
}

/** Deletes what is kept for a day. It runs every hour, because a daily run would keep it for up to two days. */
export function purgeHourly(now = new Date()): Promise<Pick<Purged, HourlyKind>> {
  return runAll(hourlySteps(now))
}

function hourlySteps(now: Date): Steps<HourlyKind> {
  const updatedAt = { lt: retainedSince('guidedDrafts', now) }
  return {
    guidedDrafts: () => count(db.curtainDraft.deleteMany({ where: { updatedAt } })),
    mailFiles: () => deleteFilesBefore(retainedSince('mailFiles', now), mailFolder()),
  }
}

async function count(deleting: Promise<{ count: number }>) {
  return (await deleting).count
}

// Also deletes their reviews, and reviews of comments of which only a placeholder is left.
async function purgeExperts(expertUntil: { lt: Date }) {
  const isOver = { expert: { expertUntil } }
  const isGone = { comment: { deletedAt: { not: null } } }
  await db.commentReview.deleteMany({ where: { OR: [isOver, isGone] } })
  return count(db.user.updateMany({ where: { expertUntil }, data: noExpert }))
}

// The transactions are small, so that writers do not wait long: a post's comments are deleted with it.
const batchSize = 20

async function purgePosts(removedAt: { lt: Date }): Promise<number> {
  const where = isSettledRemoval(removedAt)
  const posts = await db.post.findMany({ where, select: { id: true }, take: batchSize })
  const ids = posts.map(({ id }) => id)
  const deleted = await count(db.post.deleteMany({ where: { ...where, id: { in: ids } } }))
  return ids.length < batchSize ? deleted : deleted + (await purgePosts(removedAt))
}

// Removed comments are not counted, so counters stay. One with replies leaves a placeholder until the last reply goes.
async function purgeComments(removedAt: { lt: Date }) {
  const where = { ...isSettledRemoval(removedAt), deletedAt: null }
  const lone = { replies: { none: {} } }
  const underPlaceholders = await db.comment.findMany({
    where: { ...where, parent: { deletedAt: { not: null } } },
    distinct: 'parentId',
    select: { parentId: true },
  })
  const replies = await count(
    db.comment.deleteMany({ where: { ...where, parentId: { not: null } } }),
  )
  const deleted = await count(db.comment.deleteMany({ where: { ...where, ...lone } }))
  await db.commentLike.deleteMany({ where: { comment: where } })
  const tombstones = await count(db.comment.updateMany({ where, data: tombstone() }))
  for (const { parentId } of underPlaceholders)
    await db.comment.deleteMany({
      where: { id: parentId ?? '', deletedAt: { not: null }, ...lone },
    })
  return replies + deleted + tombstones
}

// What waits for a moderator stays: hidden and held items, and items with an open appeal.
function isSettledRemoval(removedAt: { lt: Date }) {
  return { ...isModeratorsRemoval, removedAt, appeal: { isNot: { answer: null } } }
}
