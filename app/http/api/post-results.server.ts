import { withOwnUse } from '~/domain/answers/answers.server'
import type { Actor } from '~/domain/members/member'
import type { PostView } from '~/domain/posts/post-view'
import type { PostPage } from '~/domain/posts/read-posts.server'
import { ok, type Result } from '~/domain/result'
import type { JsonAnswer } from '../reply-json.server'
import { postEntity } from './entities.server'
import { toJsonResult } from './route.server'

/**
 * Turns a page of posts into a response. For a member, each post says whether she follows or has saved it, and what is
 * new.
 */
export async function toPostPageResult(
  result: Result<PostPage>,
  viewer: Actor,
): Promise<Result<JsonAnswer>> {
  if (!result.ok) return result
  const { posts, nextCursor } = result.value
  const used = await withOwnUse(viewer, posts)
  return toJsonResult(ok(used), (all) => ({
    posts: all.map((post) => postEntity(post, viewer)),
    nextCursor,
  }))
}

/** The same for one post. */
export async function toPostResult(
  result: Result<PostView>,
  viewer: Actor,
  status = 200,
): Promise<Result<JsonAnswer>> {
  if (!result.ok) return result
  const [post = result.value] = await withOwnUse(viewer, [result.value])
  return toJsonResult(ok(post), (value) => ({ post: postEntity(value, viewer) }), status)
}

/** The same for a few posts without a next page. */
export async function toPostListResult(
  result: Result<PostView[]>,
  viewer: Actor,
): Promise<Result<JsonAnswer>> {
  if (!result.ok) return result
  const used = await withOwnUse(viewer, result.value)
  return toJsonResult(ok(used), (all) => ({ posts: all.map((post) => postEntity(post, viewer)) }))
}
