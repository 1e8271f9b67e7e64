import type { Actor } from '../members/member'
import { listPosts, listPostsSchema, type PostPage } from '../posts/read-posts.server'
import type { PostView } from '../posts/post-view'
import type { Result } from '../result'
import type { FoundPost } from './load-found-posts.server'
import { searchPosts, searchPostsSchema } from './search-posts.server'

export const findPostsSchema = listPostsSchema.extend({ q: searchPostsSchema.shape.q.optional() })

export type PostsFound = { posts: (PostView & Partial<FoundPost>)[]; nextCursor: string | null }

/** Search results with `q` (`searchPosts`), otherwise all posts (`listPosts`); `ip` is the client's IP address. */
export async function findPosts(
  viewer: Actor,
  input: Record<string, unknown>,
  ip?: string,
): Promise<Result<PostsFound>> {
  const isSearch = typeof input.q === 'string' && input.q.trim() !== ''
  return isSearch ? searchPosts(viewer, input, ip) : listPosts(viewer, input)
}

/** Removes where the posts were found, for callers that list posts only. */
export function withoutFindings({ posts, nextCursor }: PostsFound): PostPage {
  return { posts: posts.map(({ found: _, ...post }) => post), nextCursor }
}
