import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { ok, type Result } from '../result'
import { readOwnPost } from './read-own-post.server'
import type { PostView } from './post-view'

/** The viewer's own post with its unmasked text, to edit (docs/safety.md). Fails like `readOwnPost`. */
export async function readOwnPostText(viewer: Member, postId: string): Promise<Result<PostView>> {
  const own = await readOwnPost(viewer, postId)
  if (!own.ok) return own
  const select = { originalTitle: true, originalContent: true }
  const originals = await db.post.findUnique({ where: { id: postId }, select })
  return ok({
    ...own.value,
    title: originals?.originalTitle ?? own.value.title,
    content: originals?.originalContent ?? own.value.content,
  })
}
