import type { Transaction } from '~/database/db.server'
import { writtenAnonymouslyBy } from './authorship.server'

/** The columns of a post that is anonymous from the start: its author is the thread's first. */
export const firstAnonymous = { anonymousNumber: 1, anonymousCount: 1 } as const

/**
 * The number that tells an author's anonymous comment from others of the thread: the one she has there, or the next.
 * What once bore her name is passed over, or everybody who read it then would know the rest.
 * Call it with the post locked.
 */
export async function anonymousNumberOf(
  authorId: string,
  postId: string,
  tx: Transaction,
): Promise<number> {
  const nameless = { ...writtenAnonymouslyBy(authorId), wasNamed: false }
  const select = { anonymousNumber: true }
  const known =
    (await tx.post.findFirst({ where: { id: postId, ...nameless }, select })) ??
    (await tx.comment.findFirst({ where: { postId, ...nameless }, select }))
  return known?.anonymousNumber ?? nextAnonymousNumber(postId, tx)
}

/** A number that nobody in the thread has, or had. Call it with the post locked. */
export async function nextAnonymousNumber(postId: string, tx: Transaction): Promise<number> {
  const { anonymousCount } = await tx.post.update({
    where: { id: postId },
    data: { anonymousCount: { increment: 1 } },
    select: { anonymousCount: true },
  })
  return anonymousCount
}
