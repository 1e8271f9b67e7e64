import { sql } from '~/database/db.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import type { PostView } from './post-view'
import { readPosts } from './read-posts.server'

/** A post; `not-found` also for an invalid id and for what the viewer blocked. */
export async function readPost(viewer: Actor, postId: string): Promise<Result<PostView>> {
  if (!isId(postId)) return fail('not-found')
  const [post] = await readPosts(viewer, [sql`p."id" = ${postId}`], 1)
  return post ? ok(post.view) : fail('not-found')
}
