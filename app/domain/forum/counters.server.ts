import { db, type Transaction } from '~/db.server'

/**
 * Changes a post's counters; the only place that does. Call it in the transaction of the rows it counts:
 * the database adds, so that concurrent writers lose nothing.
 * @param by what to add to each counter, negative to take away
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
