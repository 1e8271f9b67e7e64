import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { ok, type Result } from '../result'
import { readOwnComment, type CommentOnPost } from './read-own-comment.server'

/**
 * A comment of the member's own as they typed it, to edit: everybody else reads abusive words masked (docs/safety.md).
 * @returns as `readOwnComment`
 */
export async function readOwnCommentText(
  viewer: Actor,
  commentId: string,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnComment(viewer, commentId)
  if (!own.ok) return own
  const select = { originalContent: true }
  const typed = await db.comment.findUnique({ where: { id: commentId }, select })
  return ok({ ...own.value, content: typed?.originalContent ?? own.value.content })
}
