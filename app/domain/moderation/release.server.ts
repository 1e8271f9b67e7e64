import type { Transaction } from '~/database/db.server'
import { releaseTimes } from '../authorship/authorship.server'
import { hour } from '../durations'
import { notificationDelay, notifyOfComment } from '../mail/notifications.server'
import { addToCounters } from '../posts/counters.server'
import { heldReason } from '../held'
import { replyTargetOfHeld } from '../new-accounts/hold.server'
import { visibleColumns, type FoundItem } from './item.server'

/**
 * Publishes a held item as if it were written now, so that it is new to everybody. Its row is recreated, because the
 * order of rows in `SearchEntry` tells readers what is new. Requires the post's lock.
 * @returns false if the item is not held
 */
export async function release({ kind, id }: FoundItem, tx: Transaction): Promise<boolean> {
  return kind === 'post' ? releasePost(id, tx) : releaseComment(id, tx)
}

/**
 * Makes a comment that is shown again new to everybody, like a released one; unless its notifications surely left
 * before it was hidden: the stored time of a removal may be up to an hour too early. Requires the post's lock.
 */
export async function announceShown(
  { kind, id, postId, isAnonymous, removedAt }: FoundItem,
  tx: Transaction,
): Promise<void> {
  if (kind === 'post') return
  const select = { parentId: true, createdAt: true }
  const comment = await tx.comment.findUnique({ where: { id }, select })
  if (!comment || !removedAt) return
  // Anonymous comments store only the hour.
  const written = comment.createdAt.getTime() + (isAnonymous ? hour : 0)
  if (removedAt.getTime() >= written + notificationDelay.max) return
  await tx.searchEntry.deleteMany({ where: { commentId: id } })
  await tx.searchEntry.create({ data: { postId, commentId: id } })
  await notifyOfComment({ id, postId, parentId: comment.parentId }, undefined, tx)
}

async function releasePost(id: string, tx: Transaction) {
  const post = await tx.post.findFirst({ where: { id, removedReason: heldReason } })
  if (!post) return false
  const times = releaseTimes(post.sortKey)
  // Nobody could read the item, so deleting it deletes only its report.
  await tx.post.delete({ where: { id } })
  await tx.post.create({
    data: { ...post, ...visibleColumns, ...times, activityKey: times.sortKey },
  })
  return true
}

async function releaseComment(id: string, tx: Transaction) {
  const where = { id, removedReason: heldReason, deletedAt: null }
  const comment = await tx.comment.findFirst({ where })
  if (!comment) return false
  const { postId, parentId } = comment
  const replyToId = await replyTargetOfHeld(id, tx)
  await tx.comment.delete({ where: { id } })
  await tx.comment.create({
    data: { ...comment, ...visibleColumns, ...releaseTimes(comment.sortKey) },
  })
  await addToCounters(postId, { commentCount: 1 }, tx)
  await notifyOfComment({ id, postId, parentId }, replyToId, tx)
  return true
}
