import { isOneOf, databaseKind, db, sql, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { firstSortKey } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { day } from '../durations'
import { fail, type Result } from '../result'
import { quietDays } from './post-view'
import { runExclusive } from '~/runtime/keyed-mutex'

/**
 * Runs `work` in a transaction that locks a post. Every change of its likes, comments or counters must use it, to
 * prevent deadlocks on PostgreSQL. Requests of one process wait without a connection. Fails with `not-found` when the
 * post does not exist.
 */
export function withPostLock<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withLock({ id: postId, removedAt: null }, work)
}

/** Like `withPostLock`, but also for removed posts; for moderators. */
export function withAnyPostLock<T>(
  postId: string,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withLock({ id: postId }, work)
}

function withLock<T>(
  where: { id: string; removedAt?: null },
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return runExclusive(where.id, () =>
    db.$transaction(async (tx) => ((await lockPost(where, tx)) ? work(tx) : fail('not-found'))),
  )
}

// A no-op update locks the row on both databases.
async function lockPost(where: { id: string; removedAt?: null }, tx: Transaction) {
  const { count } = await tx.post.updateMany({
    where,
    data: { likes: { increment: 0 } },
  })
  return count > 0
}

/**
 * Adds to a post's counters atomically. Call it in the transaction that changed the counted rows, after the change.
 * @returns both counters
 */
export async function addToCounters(
  postId: string,
  by: { likes?: number; commentCount?: number },
  tx: Transaction,
) {
  if (by.commentCount) await updateActivity([postId], tx)
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
 * Locks all posts that a member likes or wrote in by name, and then the member. Posts come first, in order of id,
 * because a transaction that holds a post's lock may wait for the lock of its author.
 * @returns false when the set of posts has grown in the meantime: roll back and retry
 */
export async function lockMemberAndPosts(userId: string, tx: Transaction): Promise<boolean> {
  // On SQLite only one transaction writes at a time.
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return true
  const posts = sql`
    SELECT "id" FROM "Post" WHERE "authorId" = ${userId}
    UNION SELECT "postId" FROM "Comment" WHERE "authorId" = ${userId}
    UNION SELECT "postId" FROM "Like" WHERE "userId" = ${userId}`
  const before = await tx.$queryRaw<object[]>`
    SELECT "id" FROM "Post" WHERE "id" IN (${posts}) ORDER BY "id" FOR UPDATE`
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  const after = await tx.$queryRaw<object[]>`${posts}`
  return after.length <= before.length
}

const openDays = 7

/**
 * Updates the activity key of posts after their comments have changed. The key is the sort key of the last comment
 * that everybody sees. Lists sort by it. An old thread whose last comment goes stays open for a week.
 */
export async function updateActivity(postIds: string[], tx: Transaction): Promise<void> {
  const last = sql`COALESCE((
      SELECT MAX(c."sortKey") FROM "Comment" c
      WHERE c."postId" = "Post"."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
        AND c."hiddenAt" IS NULL
    ), "sortKey")`
  const quiet = firstSortKey(new Date(Date.now() - quietDays * day))
  // Only the day, because the comment may be anonymous. The end of the post's own key makes it unique.
  const today = startOfDay(new Date()).getTime()
  const time = firstSortKey(new Date(today - (quietDays - openDays) * day)).slice(0, 13)
  await tx.$executeRaw`
    UPDATE "Post" SET "activityKey" = CASE
      WHEN "activityKey" >= ${quiet} AND ${last} < "activityKey" AND ${last} < ${time}
      THEN ${time} || substr("sortKey", 14)
      ELSE ${last} END
    WHERE ${isOneOf(sql`"id"`, postIds)}`
}

const postBatchSize = 500

/** Adds the same numbers to the counters of many posts. The posts must be locked. Skips deleted posts. */
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
    if (by.commentCount) await updateActivity(ids, tx)
  }
}

const viewBatchSize = 200

/** Adds views to posts. Removes the written entries from `counts`, so that the rest can be retried. */
export async function addViews(counts: Map<string, number>): Promise<void> {
  // Sorts by id: locking rows in different orders could deadlock.
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
