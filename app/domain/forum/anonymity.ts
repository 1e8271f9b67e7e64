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
 * Whether a comment may be marked as its post's author's. Only the numbers of what is anonymous are compared: who
 * wrote the post under her name, or once did, is never found among those without one.
 */
export function isByPoster(
  comment: { anonymousNumber: number | null },
  post: { anonymousNumber: number | null },
): boolean {
  return comment.anonymousNumber !== null && comment.anonymousNumber === post.anonymousNumber
}
