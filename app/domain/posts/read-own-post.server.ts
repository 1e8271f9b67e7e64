import type { Actor } from '../members/member'
import { fail, type Result } from '../result'
import type { PostView } from './post-view'
import { readPost } from './read-post.server'

/**
 * One post of the member's own, to edit or delete.
 * @returns the post; `not-authenticated`, `not-found`, and `not-allowed` for anyone but its author,
 *   whether it is anonymous or not
 */
export async function readOwnPost(viewer: Actor, postId: string): Promise<Result<PostView>> {
  if (!viewer) return fail('not-authenticated')
  const post = await readPost(viewer, postId)
  return post.ok && !post.value.isOwn ? fail('not-allowed') : post
}
