import { databaseKind, db, sql, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { day, minute, second } from '../durations'
import { clearDeleted } from '../../database/clear-deleted.server'
import { fail, ok } from '../result'
import { encryptedForms } from '../authorship/authorship.server'
import { addToCounters, withAnyPostLock } from '../posts/counters.server'
import { removeComment } from '../comments/delete-comment.server'

/** Within how many days the anonymous items of a deleted account disappear. */
export const scheduledWithinDays = 3

const seconds = (scheduledWithinDays * day) / second
const interval = minute
const batchSize = 50

/** Deletes a member's anonymous items at random times: together with the named ones they could be attributed. */
export async function scheduleAnonymous(userId: string, tx: Transaction): Promise<void> {
  const forms = encryptedForms(userId)
  const randomTime =
    databaseKind(env.DATABASE_URL) === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+' || (abs(random() % ${seconds})) || ' seconds')`
      : sql`now() AT TIME ZONE 'UTC' + random() * ${seconds} * interval '1 second'`
  for (const form of forms) {
    await tx.$executeRaw`UPDATE "Post" SET "deleteAfter" = ${randomTime}
      WHERE "encryptedAuthorId" = ${form} AND "removedAt" IS NULL`
    await tx.$executeRaw`UPDATE "Comment" SET "deleteAfter" = ${randomTime}
      WHERE "encryptedAuthorId" = ${form} AND "removedAt" IS NULL AND "deletedAt" IS NULL`
  }
}

/** Deletes what is due, now and every minute; failures are only logged. Returns a stop function. */
export function startScheduledDeletion(): () => void {
  const run = () =>
    deleteScheduled().catch((error: unknown) =>
      log.error({ err: error }, 'a scheduled deletion failed'),
    )
  void run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}

/** Deletes items that are due and not removed; safe to run in several processes. Returns the number deleted. */
export async function deleteScheduled(now = new Date()): Promise<number> {
  const where = { deleteAfter: { lte: now }, removedAt: null }
  const posts = await db.post.findMany({ where, select: { id: true }, take: batchSize })
  const { count } = await db.post.deleteMany({
    where: { ...where, id: { in: posts.map(({ id }) => id) } },
  })
  const comments = await db.comment.findMany({
    where: { ...where, deletedAt: null },
    select: { id: true, postId: true, parentId: true },
    take: batchSize,
  })
  let deleted = count
  for (const comment of comments) deleted += await deleteOne(comment)
  if (deleted) await clearDeleted()
  return posts.length + comments.length < batchSize
    ? deleted
    : deleted + (await deleteScheduled(now))
}

async function deleteOne(comment: { id: string; postId: string; parentId: string | null }) {
  const result = await withAnyPostLock(comment.postId, async (tx) => {
    if (!(await removeComment(comment, tx))) return fail('not-found')
    await addToCounters(comment.postId, { commentCount: -1 }, tx)
    return ok(null)
  })
  return Number(result.ok)
}
