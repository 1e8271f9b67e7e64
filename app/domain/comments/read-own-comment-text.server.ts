import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { ok, type Result } from '../result'
import { readOwnComment, type CommentOnPost } from './read-own-comment.server'

/** The viewer's own comment with its unmasked text, to edit (docs/safety.md). Fails like `readOwnComment`. */
export async function readOwnCommentText(
  viewer: Member,
  commentId: string,
): Promise<Result<CommentOnPost>> {
  const own = await readOwnComment(viewer, commentId)
  if (!own.ok) return own
  const select = { originalContent: true }
  const original = await db.comment.findUnique({ where: { id: commentId }, select })
  return ok({ ...own.value, content: original?.originalContent ?? own.value.content })
}
