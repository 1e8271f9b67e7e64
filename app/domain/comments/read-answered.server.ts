import { sql } from '~/database/db.server'
import type { Member } from '../members/member'
import { isId } from '../validation/validation.server'
import type { CommentView } from './comment-view'
import { visibleComments } from './visible-comments.server'

/** The comment on this post to reply to; null unless it exists and can be read. */
export async function readAnswered(
  viewer: Member,
  postId: string,
  commentId: string | undefined,
): Promise<CommentView | null> {
  if (!commentId || !isId(commentId)) return null
  const { shown, where } = await visibleComments(viewer)
  const [row] = await where(sql`c."id" = ${commentId} AND c."postId" = ${postId} AND ${shown('c')}`)
  return !row || row.view.unavailable ? null : row.view
}
