import type { Transaction } from '~/database/db.server'
import { heldReason } from './held'

/** The columns of an item that waits for a moderator. */
export function heldColumns() {
  return { removedAt: new Date(), removedReason: heldReason }
}

/** Puts a waiting item into the moderators' queue. Call it in the transaction that writes the item. */
export async function queueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
): Promise<void> {
  await tx.report.create({ data: { ...item, reason: heldReason } })
}

/** Removes an item from the queue. No trace stays: if the item becomes anonymous later, it would reveal a new account. */
export async function unqueueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
): Promise<void> {
  await tx.report.deleteMany({ where: { ...item, reason: heldReason } })
}
