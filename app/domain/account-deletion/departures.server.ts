import { clearDeleted, db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt, computeMac } from '~/runtime/encryption.server'
import { commentLikesOf } from '../comments/comment-reactions.server'
import { anonymouslyAuthoredBy } from '../authorship/authorship.server'
import { notRemoved, removeComment } from '../comments/own-comment.server'
import { day, hour, minute } from '../durations'
import { withAnyPostLock } from '../posts/counters.server'
import { revealNoticesOf } from '../moderation/reveal-notices.server'
import { fail, ok } from '../result'
import { retention } from '../retention-periods'
import { outdateVisitorsPages } from '../visible-changes'

/*
 * When a member leaves, nothing changes at that moment on her anonymous items, likes of comments or notices of a
 * look-up. A change together with the account could be attributed to it. Each is handled at a random moment of the
 * following days.
 *
 * An encrypted `Departure` holds the remaining work. Every deleted account gets one, even without anonymous items.
 */

/** The number of days within which the anonymous items of a deleted account disappear. */
export const departureDays = 3

export const departurePurpose = 'departure'

/*
 * Every row is kept until the purge has deleted what moderators had removed: they may show an item again, and then it
 * must be deleted. A row that ended earlier would reveal that its member had no such item.
 */
const keptDays = departureDays + retention.removedContent

// The rows that need no more work, each with the time when it goes. Only this process remembers them, because no row may
// show it. They are not read and decrypted again until then.
const finished = new Map<string, number>()

/*
 * Items that became due while the site was off must not be deleted together when it starts. So each item has a moment
 * in every cycle of five hours, and the first moment is when it is due. The cycle is no divisor of a day: otherwise a
 * site that is off every night would never reach some items.
 */
const cycle = 5 * hour
const slack = 10 * minute

type Departure = { memberId: string; leftAt: number; deletes: boolean }

/**
 * Records that a member leaves.
 * @param deletes true to delete her anonymous items; otherwise they stay, without originals
 */
export async function recordDeparture(
  memberId: string,
  deletes: boolean,
  tx: Transaction,
): Promise<void> {
  const departure: Departure = { memberId, leftAt: Date.now(), deletes }
  const sealed = encrypt(departurePurpose, JSON.stringify(departure))
  await tx.departure.create({ data: { sealed } })
}

/**
 * Deletes the anonymous items, likes of comments and notices of departed members that are due. Also deletes the
 * unmasked originals and appeals of items that stay. Safe to run in several processes. Returns the number of items
 * and notices deleted.
 */
export async function completeDepartures(now = new Date()): Promise<number> {
  let deleted = 0
  for (const { id } of await db.departure.findMany({ select: { id: true } })) {
    if ((finished.get(id) ?? 0) > now.getTime()) continue
    const row = await db.departure.findUnique({ where: { id } })
    const text = row && decrypt(departurePurpose, row.sealed)
    if (text === null) continue
    const departure = JSON.parse(text) as Departure
    const daysSince = (now.getTime() - departure.leftAt) / day
    if (!finished.has(id)) {
      const done = await deleteDue(departure, now)
      deleted += done.deleted
      if (done.left) continue
      if (daysSince >= departureDays && !done.mayReturn)
        finished.set(id, departure.leftAt + keptDays * day)
    }
    if (daysSince < keptDays) continue
    await db.departure.deleteMany({ where: { id } })
    finished.delete(id)
  }
  if (deleted) {
    outdateVisitorsPages()
    await clearDeleted()
  }
  return deleted
}

async function deleteDue({ memberId, leftAt, deletes }: Departure, now: Date) {
  const isDue = ({ id }: { id: string }) => {
    const since = now.getTime() - leftAt - delayOf(id)
    return since >= 0 && since % cycle < slack
  }
  const where = await anonymouslyAuthoredBy(memberId)
  const appeal = { select: { id: true } }
  const state = {
    ...{ id: true, removedAt: true, hiddenAt: true },
    ...{ originalContent: true, appeal },
  } as const
  const allPosts = await db.post.findMany({ where, select: { ...state, originalTitle: true } })
  const allComments = await db.comment.findMany({
    where,
    select: { ...state, postId: true, parentId: true },
  })
  const posts = allPosts.filter((post) => isLeft(post, deletes) || post.originalTitle !== null)
  const comments = allComments.filter((comment) => isLeft(comment, deletes))
  const mayReturn = deletes && [...allPosts, ...allComments].some(isRemoved)
  const notices = await db.revealNotice.findMany({
    where: await revealNoticesOf(memberId),
    select: { id: true },
  })
  const likes = await db.commentLike.findMany({
    where: await commentLikesOf(memberId),
    select: { id: true },
  })
  let deleted = 0
  const [duePosts, dueComments] = [posts.filter(isDue), comments.filter(isDue)]
  for (const post of duePosts) {
    if (deletes && !isRemoved(post)) deleted += await deletePost(post.id)
    else {
      await db.appeal.deleteMany({ where: { postId: post.id } })
      await db.post.updateMany({
        where: { id: post.id },
        data: { originalTitle: null, originalContent: null },
      })
    }
  }
  for (const comment of dueComments) {
    if (deletes && !isRemoved(comment)) deleted += await deleteComment(comment)
    else {
      await db.appeal.deleteMany({ where: { commentId: comment.id } })
      await db.comment.updateMany({ where: { id: comment.id }, data: { originalContent: null } })
    }
  }
  const ids = notices.filter(isDue).map(({ id }) => id)
  if (ids.length)
    deleted += (await db.revealNotice.deleteMany({ where: { id: { in: ids } } })).count
  // The like counts stay, like the counts of posts.
  const likeIds = likes.filter(isDue).map(({ id }) => id)
  if (likeIds.length)
    deleted += (await db.commentLike.deleteMany({ where: { id: { in: likeIds } } })).count
  const all = posts.length + comments.length + notices.length + likes.length
  const due = duePosts.length + dueComments.length + ids.length + likeIds.length
  return { deleted, left: all - due, mayReturn }
}

type State = { removedAt: Date | null; hiddenAt: Date | null }

// What reports have hidden is deleted too. Otherwise a moderator could publish it again.
function isRemoved({ removedAt, hiddenAt }: State) {
  return removedAt !== null && hiddenAt === null
}

function isLeft(
  item: State & { originalContent: string | null; appeal: object | null },
  deletes: boolean,
) {
  return (deletes && !isRemoved(item)) || item.originalContent !== null || item.appeal !== null
}

/**
 * Returns the time from an author's departure to the deletion of an item, in milliseconds. It is the same in every
 * process, and nobody can compute it without the secret.
 */
export function delayOf(itemId: string): number {
  return computeMac(departurePurpose, itemId).readUInt32BE() % (departureDays * day)
}

async function deletePost(id: string) {
  return (await db.post.deleteMany({ where: { id, ...notRemoved } })).count
}

async function deleteComment(comment: { id: string; postId: string; parentId: string | null }) {
  const result = await withAnyPostLock(comment.postId, async (tx) =>
    (await removeComment(comment, tx)) ? ok(null) : fail('not-found'),
  )
  return Number(result.ok)
}
