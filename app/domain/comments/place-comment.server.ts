import type { db, Transaction } from '~/database/db.server'
import { isAnonymousInThread } from '../authorship/anonymous-in-thread.server'
import { fail, ok, type Result } from '../result'

type NewComment = { postId: string; parentCommentId?: string; isAnonymous?: boolean }

type Place = { parentId: string | null; isAnonymous: boolean; follows: string | undefined }

/**
 * Where a new comment would stand, whether without its author's name, and the sort key of what it answers. While the
 * post is locked for writing, neither it nor the thread can be deleted or closed meanwhile.
 * @returns `not-allowed` when the thread is closed; `invalid` for an unknown parent, and while somebody who was
 *   anonymous in the thread has not said whether to be so again
 */
export async function placeComment(
  authorId: string,
  { postId, parentCommentId, isAnonymous }: NewComment,
  within: Transaction | typeof db,
): Promise<Result<Place>> {
  const post = await readPost(postId, within)
  if (post?.lockedAt) return fail('not-allowed', { '': 'locked' })
  const answered = parentCommentId ? await readAnswered(postId, parentCommentId, within) : null
  if (parentCommentId && !answered) return fail('invalid', { parentCommentId: 'parentUnknown' })
  if (isAnonymous === undefined && (await isAnonymousInThread(authorId, postId, within)))
    return fail('invalid', { isAnonymous: 'confirmNamed' })
  return ok({
    parentId: answered && (answered.parentId ?? answered.id),
    isAnonymous: isAnonymous ?? false,
    follows: (answered ?? post)?.sortKey,
  })
}

function readPost(id: string, within: Transaction | typeof db) {
  return within.post.findUnique({ where: { id }, select: { lockedAt: true, sortKey: true } })
}

function readAnswered(postId: string, commentId: string, within: Transaction | typeof db) {
  return within.comment.findFirst({
    where: { id: commentId, postId, deletedAt: null, removedAt: null },
    select: { id: true, parentId: true, sortKey: true },
  })
}
