import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { isId } from '../validation/validation.server'
import { commentColumns, type CommentView } from './comment-view'
import { visibleComments } from './visible-comments.server'

/** The comment on this post to reply to; null unless it exists and can be read. */
export async function readAnswered(
  viewer: Member,
  postId: string,
  commentId: string | undefined,
): Promise<CommentView | null> {
  if (!commentId || !isId(commentId)) return null
  const { shown, view } = await visibleComments(viewer)
  const row = await db.comment.findFirst({
    where: { id: commentId, postId, OR: shown },
    select: commentColumns,
  })
  const comment = row && view(row)
  return comment?.unavailable ? null : comment
}
