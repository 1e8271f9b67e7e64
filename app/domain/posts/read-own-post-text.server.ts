import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { ok, type Result } from '../result'
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
