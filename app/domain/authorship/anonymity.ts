import type { Member } from '../members/member'

export type PublicAuthor = Pick<Member, 'username' | 'displayName' | 'role'>

/** The only columns of an author that a query may read for showing. */
export const authorColumns = { username: true, displayName: true, role: true } as const

/**
 * Decides who sees an author; every door asks here.
 * @returns the author to show, or null for everyone when the item is anonymous (contract "JSON API") or its
 *   author has left: what is not anonymous and has no author is a deleted member's
 */
export function publicAuthor(item: {
  isAnonymous: boolean
  author: PublicAuthor | null
}): PublicAuthor | null {
  return item.isAnonymous ? null : item.author
}

/** The author of one's own copy, anonymous or not: for lists that only their author can ask for. */
export function ownAuthor({ username, displayName, role }: PublicAuthor): PublicAuthor {
  return { username, displayName, role }
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
