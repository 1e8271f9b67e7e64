import { db, exists } from '~/database/db.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { commentColumns, toCommentView, type CommentView } from './comment-view'

export type CommentOnPost = CommentView & { post: { id: string; title: string } }

export const commentOnPostColumns = {
  ...commentColumns,
  post: { select: { id: true, title: true } },
} as const

/** The viewer's own comment with its post, to edit or delete; `not-found`, or `not-allowed` for others. */
export async function readOwnComment(
  viewer: Member,
  commentId: string,
): Promise<Result<CommentOnPost>> {
  if (!isId(commentId)) return fail('not-found')
  const row = await db.comment.findFirst({
    where: { id: commentId, deletedAt: null, removedAt: null, post: { removedAt: null } },
    select: commentOnPostColumns,
  })
  if (!row || !exists(row.post)) return fail('not-found')
  const comment = { ...toCommentView(row, viewer.id), post: row.post }
  return comment.isOwn ? ok(comment) : fail('not-allowed')
}
