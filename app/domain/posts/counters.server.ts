import { databaseKind, db, sql, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { fail, type Result } from '../result'
import { encryptedForms } from '../authorship/authorship.server'
import { runExclusive } from './keyed-mutex'

/**
 * Does `work` in a transaction that locks a post. Whatever changes likes or comments and their counters goes
 * through here: the post is locked first, so that on PostgreSQL two of them take turns and never wait for each
 * other in a circle, and inside one process they wait without taking connections from others.
 * @returns what `work` returns, or `not-found` when the post is not there (any more)
 */
export function withPostLock<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withLock({ id: postId, removedAt: null }, work)
}

/** The same for whoever may reach removed posts as well. */
export function withAnyPostLock<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withLock({ id: postId }, work)
}

function withLock<T>(
  wanted: { id: string; removedAt?: null },
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return runExclusive(wanted.id, () =>
    db.$transaction(async (tx) => ((await lockPost(wanted, tx)) ? work(tx) : fail('not-found'))),
  )
}

// An update that changes nothing locks the row, on both databases.
async function lockPost(where: { id: string; removedAt?: null }, tx: Transaction) {
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
export function addToCounters(
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

/**
 * Locks every post that a member wrote, commented on or likes, as `withPostLock` locks one, and then the member: from
 * then on nothing of hers can come in until the transaction ends. Posts come first and in the order of their ids,
 * because whoever has locked a post may be waiting for its author.
 * @returns false when something of hers came in meanwhile; the transaction should end and begin anew
 */
export async function lockMemberAndPosts(userId: string, tx: Transaction): Promise<boolean> {
  // On SQLite a transaction is the only writer from its beginning.
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return true
  const forms = encryptedForms(userId)
  const posts = sql`
    SELECT "id" FROM "Post" WHERE "authorId" = ${userId} OR "encryptedAuthorId" = ANY(${forms})
    UNION SELECT "postId" FROM "Comment" WHERE "authorId" = ${userId} OR "encryptedAuthorId" = ANY(${forms})
    UNION SELECT "postId" FROM "Like" WHERE "userId" = ${userId}`
  const before = await tx.$queryRaw<object[]>`
    SELECT "id" FROM "Post" WHERE "id" IN (${posts}) ORDER BY "id" FOR UPDATE`
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  const after = await tx.$queryRaw<object[]>`${posts}`
  return after.length <= before.length
}

const postBatchSize = 500

/**
 * Changes the counters of many posts, which the transaction has locked, alike. Posts that are gone are passed over.
 * @param by what to add to each counter of each post, negative to take away
 */
export async function addToCountersOf(
  postIds: string[],
  by: { likes?: number; commentCount?: number },
  tx: Transaction,
): Promise<void> {
  const data = {
    likes: { increment: by.likes ?? 0 },
    commentCount: { increment: by.commentCount ?? 0 },
  }
  for (let from = 0; from < postIds.length; from += postBatchSize) {
    const ids = postIds.slice(from, from + postBatchSize)
    await tx.post.updateMany({ where: { id: { in: ids } }, data })
  }
}

const viewBatchSize = 200

/**
 * Adds views to posts, a few hundred posts a transaction, so that no writer waits long for a row.
 * @param counts post id to what is to be added; written ones are taken out, so that after a failure
 *   the rest is left in it. Posts that are gone are passed over.
 */
export async function addViews(counts: Map<string, number>): Promise<void> {
  // In the order of ids: processes that lock rows in different orders can wait for each other for ever.
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  for (let from = 0; from < sorted.length; from += viewBatchSize) {
    const batch = sorted.slice(from, from + viewBatchSize)
    await db.$transaction(
      batch.map(([id, views]) =>
        db.post.updateMany({ where: { id }, data: { views: { increment: views } } }),
      ),
    )
    for (const [id] of batch) counts.delete(id)
  }
}
