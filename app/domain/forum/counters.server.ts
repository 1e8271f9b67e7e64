import { db, type Transaction } from '~/db.server'
import { fail, type Result } from '../result'
import { inTurn } from './in-turn'

/**
 * Does `work` in a transaction that holds a post. Whatever changes likes or comments and their counters goes
 * through here: the post is held first, so that on PostgreSQL two of them take turns and never wait for each
 * other in a circle, and inside one process they wait without taking connections from others.
 * @returns what `work` returns, or `not-found` when the post is not there (any more)
 */
export function withPost<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withHeld({ id: postId, removedAt: null }, work)
}

/** The same for whoever may reach removed posts as well. */
export function withAnyPost<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withHeld({ id: postId }, work)
}

function withHeld<T>(
  wanted: { id: string; removedAt?: null },
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTurn(wanted.id, () =>
    db.$transaction(async (tx) => ((await hold(wanted, tx)) ? work(tx) : fail('not-found'))),
  )
}

// An update that changes nothing locks the row, on both databases.
async function hold(where: { id: string; removedAt?: null }, tx: Transaction) {
  const { count } = await tx.post.updateMany({
    where,
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
  tx: Transaction,
) {
  return tx.post.update({
    where: { id: postId },
    data: {
      likes: { increment: by.likes ?? 0 },
      commentCount: { increment: by.commentCount ?? 0 },
    },
    select: { likes: true, commentCount: true },
  })
}

const viewsAtOnce = 200

/**
 * Adds views to posts, a few hundred posts a transaction, so that no writer waits long for a row.
 * @param counts post id to what is to be added; written ones are taken out, so that after a failure
 *   the rest is left in it. Posts that are gone are passed over.
 */
export async function addViews(counts: Map<string, number>): Promise<void> {
  // In the order of ids: processes that lock rows in different orders can wait for each other for ever.
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  for (let from = 0; from < sorted.length; from += viewsAtOnce) {
    const batch = sorted.slice(from, from + viewsAtOnce)
    await db.$transaction(
      batch.map(([id, views]) =>
        db.post.updateMany({ where: { id }, data: { views: { increment: views } } }),
      ),
    )
    for (const [id] of batch) counts.delete(id)
  }
}
