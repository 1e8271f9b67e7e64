import type { Transaction } from '~/database/db.server'
import { heldReason } from './held'

/** The columns of an item that waits for a moderator. */
export function heldColumns() {
  return { removedAt: new Date(), removedReason: heldReason }
}

/**
 * Puts an item that waits into the queue; call it in the transaction that writes it.
 * @param answeredId the comment that it answers, whose author is told when it is published
 */
export async function queueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
  answeredId = '',
): Promise<void> {
  await tx.report.create({ data: { ...item, reason: heldReason, note: answeredId } })
}

/** The comment that one that waits answers; undefined for none. */
export async function answeredByHeld(
  commentId: string,
  tx: Transaction,
): Promise<string | undefined> {
  const row = await tx.report.findFirst({ where: { commentId, reason: heldReason } })
  return row?.note || undefined
}

/** Takes it out of the queue. Nothing is kept: an item that becomes anonymous later would have a new author. */
export async function unqueueHeld(
  item: { postId: string } | { commentId: string },
  tx: Transaction,
): Promise<void> {
  await tx.report.deleteMany({ where: { ...item, reason: heldReason } })
}
