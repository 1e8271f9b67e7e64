/**
 * The `removedReason` of an item that waits for a moderator because its author's account is new. It also has `removedAt`,
 * so that all queries leave it out like a removed item.
 */
export const heldReason = 'newAccount'
