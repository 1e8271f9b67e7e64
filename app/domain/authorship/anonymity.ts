import type { Member } from '../members/member'

export type PublicAuthor = Pick<Member, 'username' | 'displayName' | 'role'>

export const authorColumns = { username: true, displayName: true, role: true } as const

/**
 * The author to show, the only place that decides this: null when the item is anonymous (contract "JSON API") or its
 * author has deleted their account.
 */
export function publicAuthor(item: {
  isAnonymous: boolean
  author: PublicAuthor | null
}): PublicAuthor | null {
  return item.isAnonymous ? null : item.author
}

/** The author of their own item, anonymous or not, for lists that only the author can see. */
export function ownAuthor({ username, displayName, role }: PublicAuthor): PublicAuthor {
  return { username, displayName, role }
}

/**
 * Whether a comment is marked as by the post's author. Compares only anonymous numbers, so that an author who wrote
 * the
 * post under their name is never found among anonymous comments.
 */
export function isByPoster(
  comment: { anonymousNumber: number | null },
  post: { anonymousNumber: number | null },
): boolean {
  return comment.anonymousNumber !== null && comment.anonymousNumber === post.anonymousNumber
}
