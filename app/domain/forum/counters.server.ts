import { db, type Transaction } from '~/db.server'

/**
 * Holds a post until the transaction ends. Whatever changes likes or comments and their counters does
 * this first, so that on PostgreSQL two of them take turns and never wait for each other in a circle.
 * @returns false when the post is not there (any more)
 */
export async function holdPost(postId: string, within: Transaction): Promise<boolean> {
  const { count } = await within.post.updateMany({
    where: { id: postId, removedAt: null },
    data: { likes: { increment: 0 } },
  })
  return count > 0
}

/**
 * Changes a post's counters; the only place that does. Call it in the transaction of the rows it counts:
 * the database adds, so that concurrent writers lose nothing.
 * @param by what to add to each counter, negative to take away
 * @returns both counters afterwards
 */
export function countOnPost(
  postId: string,
  by: { likes?: number; commentCount?: number },
  within: Pick<Transaction, 'post'> = db,
) {
  return within.post.update({
    where: { id: postId },
    data: {
      likes: { increment: by.likes ?? 0 },
      commentCount: { increment: by.commentCount ?? 0 },
    },
    select: { likes: true, commentCount: true },
  })
}
