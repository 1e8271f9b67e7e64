import { createHmac } from 'node:crypto'
import type { DbOrTransaction, Transaction } from '~/database/db.server'
import { keyFor } from '~/runtime/encryption.server'
import { startOfHour } from '../authorship/anonymity'
import { authoredBy } from '../authorship/authorship.server'
import { hour } from '../durations'
import { writeLimitColumns, writeLimitOf } from '../posts/post-view'

/*
 * In a slow thread each member may write one comment per clock hour, because an anonymous comment stores no finer
 * time.
 *
 * A comment that its author deletes counts too. For a deleted comment, the limits table keeps a keyed digest of member
 * and thread until 65 minutes after that hour at most, when expired limits are cleared. Without the secret the digest
 * reveals neither of them, nor whether the comment was anonymous.
 */

/** True when a member has commented in a thread in the current hour. */
export async function hasWrittenThisHour(
  authorId: string,
  postId: string,
  tx: DbOrTransaction,
): Promise<boolean> {
  const thisHour = startOfHour(new Date())
  const nextHour = new Date(thisHour.getTime() + hour)
  // A comment with a later time was written while the clock was ahead. It does not count.
  const createdAt = { gte: thisHour, lt: nextHour }
  const own = await authoredBy(authorId, tx)
  if (await tx.comment.count({ where: { postId, createdAt, ...own } })) return true
  const deleted = { key: keyOf(authorId, postId), expire: { gt: new Date(), lte: nextHour } }
  return (await tx.rateLimit.count({ where: deleted })) > 0
}

/** Counts a comment that its author is deleting, if it was written in the current hour and the thread is slow. */
export async function countDeleted(
  authorId: string,
  { postId, createdAt }: { postId: string; createdAt: Date },
  tx: Transaction,
): Promise<void> {
  const thisHour = startOfHour(new Date())
  if (createdAt < thisHour) return
  const post = await tx.post.findUnique({ where: { id: postId }, select: writeLimitColumns })
  if (!post || writeLimitOf(post)?.state !== 'slow') return
  const key = keyOf(authorId, postId)
  const expire = new Date(thisHour.getTime() + hour)
  await tx.rateLimit.upsert({
    where: { key },
    create: { key, points: 1, expire },
    update: { expire },
  })
}

function keyOf(authorId: string, postId: string) {
  const parts = JSON.stringify(['slow-thread', authorId, postId])
  return `slow-thread:${createHmac('sha256', keyFor('limits')).update(parts).digest('base64url')}`
}
