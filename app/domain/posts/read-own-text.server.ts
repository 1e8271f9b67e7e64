import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { ok, type Result } from '../result'
import { readOwnComment, type CommentOnPost } from '../comments/read-own-comment.server'
import { readOwnPost } from './read-own-post.server'
import type { PostView } from './post-view'

/**
 * A post of the member's own as she typed it, to edit: everybody else reads abusive words masked (docs/safety.md).
 * @returns as `readOwnPost`
 */
export async function readOwnPostText(viewer: Actor, postId: string): Promise<Result<PostView>> {
  const own = await readOwnPost(viewer, postId)
  if (!own.ok) return own
  const select = { originalTitle: true, originalContent: true }
  const typed = await db.post.findUnique({ where: { id: postId }, select })
  return ok({
    ...own.value,
    title: typed?.originalTitle ?? own.value.title,
    content: typed?.originalContent ?? own.value.content,
  })
}

/** A comment of the member's own as she typed it, likewise. */
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
