import type { Transaction } from '~/database/db.server'
import { anonymouslyAuthoredBy } from './authorship.server'

/** For a new anonymous post: its author is the thread's first. */
export const firstAnonymous = { anonymousNumber: 1, anonymousCount: 1 } as const

/** A member's number for anonymous comments; skips items that once showed their name. Requires the post's lock. */
export async function anonymousNumberOf(
  authorId: string,
  postId: string,
  tx: Transaction,
): Promise<number> {
  const neverNamed = { ...(await anonymouslyAuthoredBy(authorId, tx)), wasNamed: false }
  const select = { anonymousNumber: true }
  const known =
    (await tx.post.findFirst({ where: { id: postId, ...neverNamed }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...neverNamed }, select }))
  return known?.anonymousNumber ?? nextAnonymousNumber(postId, tx)
}

/** A number that was never used in the thread. Requires the post's lock. */
export async function nextAnonymousNumber(postId: string, tx: Transaction): Promise<number> {
  const { anonymousCount } = await tx.post.update({
    where: { id: postId },
    data: { anonymousCount: { increment: 1 } },
    select: { anonymousCount: true },
  })
  return anonymousCount
}
