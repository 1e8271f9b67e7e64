import { databaseKind, db, sql, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { clearDeleted } from '../../database/clear-deleted.server'
import { fail, ok } from '../result'
import { encryptedForms } from '../authorship/authorship.server'
import { addToCounters, withAnyPostLock } from '../posts/counters.server'
import { removeComment } from '../comments/delete-comment.server'

/** In how many days all that somebody wrote anonymously has gone after they left. */
export const scheduledWithinDays = 3

const seconds = scheduledWithinDays * 24 * 60 * 60
const interval = 60_000
const batchSize = 50

/**
 * Lets what a member wrote anonymously fall one by one, each at a random moment of the next days: what vanished with a
 * name would be theirs. Call it while their authorship is still known.
 */
export async function scheduleAnonymous(userId: string, tx: Transaction): Promise<void> {
  const forms = encryptedForms(userId)
  const moment =
    databaseKind(env.DATABASE_URL) === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+' || (abs(random() % ${seconds})) || ' seconds')`
      : sql`now() AT TIME ZONE 'UTC' + random() * ${seconds} * interval '1 second'`
  for (const form of forms) {
    await tx.$executeRaw`UPDATE "Post" SET "deleteAfter" = ${moment}
      WHERE "encryptedAuthorId" = ${form} AND "removedAt" IS NULL`
    await tx.$executeRaw`UPDATE "Comment" SET "deleteAfter" = ${moment}
      WHERE "encryptedAuthorId" = ${form} AND "removedAt" IS NULL AND "deletedAt" IS NULL`
  }
}

/**
 * Deletes what is due now and every minute; never fails the process.
 * @returns how to stop
 */
export function startScheduledDeletion(): () => void {
  const run = () =>
    deleteScheduled().catch((error: unknown) =>
      log.error({ err: error }, 'a scheduled deletion failed'),
    )
  void run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}

/**
 * Deletes what is due, as its author would have done it. What a moderator has removed meanwhile stays as it is. Any
 * number of processes may do this at once.
 * @returns how many items went
 */
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
  let gone = count
  for (const comment of comments) gone += await deleteOne(comment)
  if (gone) await clearDeleted()
  return posts.length + comments.length < batchSize ? gone : gone + (await deleteScheduled(now))
}

async function deleteOne(comment: { id: string; postId: string; parentId: string | null }) {
  const result = await withAnyPostLock(comment.postId, async (tx) => {
    if (!(await removeComment(comment, tx))) return fail('not-found')
    await addToCounters(comment.postId, { commentCount: -1 }, tx)
    return ok(null)
  })
  return Number(result.ok)
}
