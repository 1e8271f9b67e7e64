export type ShownAuthor = { username: string; displayName: string | null }

/** The only columns of an author that a query may read for showing. */
export const authorColumns = { username: true, displayName: true } as const

/**
 * Decides who sees an author; every door asks here.
 * @returns the author to show, or null for everyone when the item is anonymous (contract "JSON API") or its
 *   author has left: what is not anonymous and has no author is a deleted member's
 */
export function shownAuthor(item: {
  isAnonymous: boolean
  author: ShownAuthor | null
}): ShownAuthor | null {
  return item.isAnonymous ? null : item.author
}

/** The author of one's own copy, anonymous or not: for lists that only their author can ask for. */
export function ownAuthor({ username, displayName }: ShownAuthor): ShownAuthor {
  return { username, displayName }
}

/**
 * Whether the asker wrote an item. Told to the asker alone, so it gives away nobody.
 * @param askerId undefined for a visitor, who wrote nothing, not even what has lost its author
 */
export function isOwnItem(authorId: string | null, askerId: string | undefined): boolean {
  return askerId !== undefined && authorId === askerId
}
