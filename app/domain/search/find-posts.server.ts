import type { Actor } from '../members/member'
import { listPosts, listPostsSchema, type PostPage } from '../posts/list-posts.server'
import type { PostView } from '../posts/post-view'
import type { Result } from '../result'
import type { FoundPost } from './load-found-posts.server'
import { searchPosts, searchPostsSchema } from './search-posts.server'

/** What the list of posts may be asked, searched or not; the API document is made from it. */
export const findPostsSchema = listPostsSchema.extend({ q: searchPostsSchema.shape.q.optional() })

/** `found` says where a search found a post. */
export type PostsFound = { posts: (PostView & Partial<FoundPost>)[]; nextCursor: string | null }

/**
 * A page of posts: with `q` those that a search finds (`searchPosts`), otherwise all, newest first (`listPosts`).
 * @param input optional `q`, and what those two may be asked
 * @param address where it is asked from; searches are limited by it
 * @returns as those two
 */
export async function findPosts(
  viewer: Actor,
  input: Record<string, unknown>,
  address?: string,
): Promise<Result<PostsFound>> {
  const isSearch = typeof input.q === 'string' && input.q.trim() !== ''
  return isSearch ? searchPosts(viewer, input, address) : listPosts(viewer, input)
}

/** The same without where each post was found. */
export function withoutFindings({ posts, nextCursor }: PostsFound): PostPage {
  return { posts: posts.map(({ found: _, ...post }) => post), nextCursor }
}
