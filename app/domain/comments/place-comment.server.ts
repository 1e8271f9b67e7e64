import type { db, Transaction } from '~/database/db.server'
import { isAnonymousInThread } from '../authorship/anonymous-in-thread.server'
import { fail, ok, type Result } from '../result'

type NewComment = { postId: string; parentCommentId?: string; isAnonymous?: boolean }

/**
 * Where a new comment would stand, and whether without its author's name. While the post is locked for writing, neither
 * it nor the thread can be deleted or closed meanwhile.
 * @returns `not-allowed` when the thread is closed; `invalid` for an unknown parent, and while somebody who was
 *   anonymous in the thread has not said whether to be so again
 */
export async function placeComment(
  authorId: string,
  { postId, parentCommentId, isAnonymous }: NewComment,
  within: Transaction | typeof db,
): Promise<Result<{ parentId: string | null; isAnonymous: boolean }>> {
  if (await isLocked(postId, within)) return fail('not-allowed', { '': 'locked' })
  const parentId = parentCommentId ? await threadOf(postId, parentCommentId, within) : null
  if (parentId === undefined) return fail('invalid', { parentCommentId: 'parentUnknown' })
  if (isAnonymous === undefined && (await isAnonymousInThread(authorId, postId, within)))
    return fail('invalid', { isAnonymous: 'confirmNamed' })
  return ok({ parentId, isAnonymous: isAnonymous ?? false })
}

async function isLocked(id: string, within: Transaction | typeof db) {
  return (await within.post.count({ where: { id, lockedAt: { not: null } } })) > 0
}

async function threadOf(postId: string, commentId: string, within: Transaction | typeof db) {
  const parent = await within.comment.findFirst({
    where: { id: commentId, postId, deletedAt: null, removedAt: null },
    select: { id: true, parentId: true },
  })
  return parent ? (parent.parentId ?? parent.id) : undefined
}
