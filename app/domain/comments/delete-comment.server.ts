import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { clearDeleted } from '../../database/db.server'
import { fail, ok, type Result } from '../result'
import { noAuthor } from '../authorship/authorship.server'
import { startOfHour } from '../authorship/public-time'
import { addToCounters, withPostLock } from '../posts/counters.server'
import { readOwnComment } from './read-own-comment.server'

/** Deletes the actor's own comment, leaving a placeholder while it has replies; `not-found`, `not-allowed`. */
export async function deleteComment(
  actor: Member,
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

/** Deletes a comment, and its parent's placeholder after the last reply; false if gone. Requires the post's lock. */
export async function removeComment(
  { id, parentId }: { id: string; parentId: string | null },
  tx: Transaction,
): Promise<boolean> {
  const exists = { id, deletedAt: null, removedAt: null }
  const deleted = await tx.comment.deleteMany({ where: { ...exists, replies: { none: {} } } })
  const left =
    deleted.count || (await tx.comment.updateMany({ where: exists, data: tombstone() })).count
  if (deleted.count && parentId) await clearPlaceholder(parentId, tx)
  return left > 0
}

async function clearPlaceholder(id: string, tx: Transaction) {
  await tx.comment.deleteMany({ where: { id, deletedAt: { not: null }, replies: { none: {} } } })
}

/** The columns of a placeholder: no text, no author. */
export function tombstone() {
  return {
    content: '',
    originalContent: null,
    ...noAuthor,
    idempotencyKey: null,
    contentKey: null,
    anonymousNumber: null,
    editedAt: null,
    deletedAt: startOfHour(new Date()),
  }
}
