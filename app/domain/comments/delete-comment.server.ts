import type { Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
import { clearDeleted } from '../../database/clear-deleted.server'
import { fail, ok, type Result } from '../result'
import { noAuthor } from '../authorship/authorship.server'
import { addToCounters, withPostLock } from '../posts/counters.server'
import { readOwnComment } from './read-own-comment.server'

/**
 * Deletes a comment of one's own. One with replies leaves a placeholder without words and author, which
 * goes with the last of its replies.
 * @returns the post it was on; `not-authenticated`, `not-found` also when it has just gone,
 *   `not-allowed` for others
 */
export async function deleteComment(
  actor: Actor,
  commentId: string,
): Promise<Result<{ postId: string }>> {
  const own = await readOwnComment(actor, commentId)
  if (!own.ok) return own
  const { post, parentCommentId } = own.value
  const done = await withPostLock(post.id, async (tx) => {
    if (!(await removeComment({ id: commentId, parentId: parentCommentId }, tx)))
      return fail('not-found')
    await addToCounters(post.id, { commentCount: -1 }, tx)
    return ok({ postId: post.id })
  })
  await clearDeleted()
  return done
}

/**
 * Takes a comment away, and with the last reply the placeholder above it. Call it with the post locked.
 * @returns false when it was not there any more
 */
export async function removeComment(
  { id, parentId }: { id: string; parentId: string | null },
  tx: Transaction,
): Promise<boolean> {
  const isThere = { id, deletedAt: null, removedAt: null }
  const gone = await tx.comment.deleteMany({ where: { ...isThere, replies: { none: {} } } })
  const left =
    gone.count || (await tx.comment.updateMany({ where: isThere, data: tombstone() })).count
  if (gone.count && parentId) await clearPlaceholder(parentId, tx)
  return left > 0
}

async function clearPlaceholder(id: string, tx: Transaction) {
  await tx.comment.deleteMany({ where: { id, deletedAt: { not: null }, replies: { none: {} } } })
}

/** What is left of a deleted comment for the sake of its replies: nothing of its words or its author. */
export function tombstone() {
  return {
    content: '',
    originalContent: null,
    ...noAuthor,
    idempotencyKey: null,
    anonymousNumber: null,
    editedAt: null,
    deletedAt: new Date(),
    deleteAfter: null,
  }
}
