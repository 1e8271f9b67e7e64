export type ShownAuthor = { username: string; displayName: string | null }

/** The only columns of an author that a query may read for showing. */
export const authorColumns = { username: true, displayName: true } as const

/**
 * Decides who sees an author; every door asks here.
 * @returns the author to show, or null for everyone when the item is anonymous (contract "JSON API")
 *   or its author has left
 */
export function shownAuthor(item: {
  isAnonymous: boolean
  author: ShownAuthor | null
}): ShownAuthor | null {
  return item.isAnonymous ? null : item.author
}
