import type { Member } from '../members/member'

export type PublicAuthor = Pick<Member, 'username' | 'displayName' | 'role'>

export const authorColumns = { username: true, displayName: true, role: true } as const

/** The only place that decides whether to show an author: null for anonymous items and deleted accounts. */
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

/** Whether to mark a comment as the post author's; compares anonymous numbers only, never named authors. */
export function isByPoster(
  comment: { anonymousNumber: number | null },
  post: { anonymousNumber: number | null },
): boolean {
  return comment.anonymousNumber !== null && comment.anonymousNumber === post.anonymousNumber
}
