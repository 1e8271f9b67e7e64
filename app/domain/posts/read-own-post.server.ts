import type { Member } from '../members/member'
import { fail, type Result } from '../result'
import type { PostView } from './post-view'
import { readPost } from './read-post.server'

/** The viewer's own post, to edit or delete; `not-found`, or `not-allowed` for anyone but its author. */
export async function readOwnPost(viewer: Member, postId: string): Promise<Result<PostView>> {
  const post = await readPost(viewer, postId)
  return post.ok && !post.value.isOwn ? fail('not-allowed') : post
}
