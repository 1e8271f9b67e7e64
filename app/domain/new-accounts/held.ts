/**
 * The `removedReason` of what waits for a moderator because its author's account is new. With `removedAt` it is missing
 * everywhere, like what was removed.
 */
export const heldReason = 'newAccount'

/** Whether an item waits for a moderator because its author's account is new. */
export function isHeld({ removedReason }: { removedReason: string | null }): boolean {
  return removedReason === heldReason
}
