import type { Transaction } from '~/database/db.server'
import { heldReason } from '../held'

/** Returns the columns of an item that waits for a moderator. */
export function heldColumns() {
  return { removedAt: new Date(), removedReason: heldReason }
}

/**
 * Puts a held item into the moderators' queue. Call it in the transaction that writes the item.
 * @param replyToId the comment that it replies to; the author of that comment is notified when the item is published
 */
export async function queueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
  replyToId = '',
): Promise<void> {
  // Held items have no reporter, so `note` stores the id of the comment that this one replies to.
  await tx.report.create({ data: { ...item, reason: heldReason, note: replyToId } })
}

/** Returns the id of the comment that a held comment replies to; undefined for none. */
export async function replyTargetOfHeld(
  commentId: string,
  tx: Transaction,
): Promise<string | undefined> {
  const row = await tx.report.findFirst({ where: { commentId, reason: heldReason } })
  return row?.note || undefined
}

/**
 * Removes an item from the queue without a trace. If the item becomes anonymous later, a trace would reveal a new
 * account.
 */
export async function unqueueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
): Promise<void> {
  await tx.report.deleteMany({ where: { ...item, reason: heldReason } })
}
