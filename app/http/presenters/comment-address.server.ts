import type { Actor } from '~/domain/members/member'
import type { PostView } from '~/domain/posts/post-view'
import { readPost } from '~/domain/posts/read-post.server'
import { itemBytes } from '~/domain/rich-text/bytes-on-page.server'
import { locateComment } from '~/domain/comments/locate-comment.server'

/** The bytes for posts and comments on a page of 400,000; the rest is for its frame and the draft in its form. */
export const itemsOfPage = 325_000

/** The bytes left for comments on the page of this post. */
export function commentByteBudget(post: PostView): number {
  return itemsOfPage - itemBytes(post)
}

/** The URL of the page that shows a comment, with its fragment; the post's URL if it is not on that post. */
export async function commentAddress(
  viewer: Actor,
  postId: string,
  commentId: string,
): Promise<string> {
  const path = `/forum/post/${encodeURIComponent(postId)}`
  const post = await readPost(viewer, postId)
  if (!post.ok) return path
  const location = await locateComment(viewer, postId, commentId, commentByteBudget(post.value))
  if (!location) return path
  const { threadId, cursor, index } = location
  const opened = index !== null && index >= openReplies ? `?open=${commentId}` : ''
  return repliesPath(path, threadId) + query(cursor) + opened + `#comment-${commentId}`
}

/** The URL of the page that shows a comment its author just wrote; it tells of the comment nothing but `#posted`. */
export async function postedAddress(
  author: Actor,
  postId: string,
  commentId: string,
): Promise<string> {
  const path = `/forum/post/${encodeURIComponent(postId)}`
  const post = await readPost(author, postId)
  if (!post.ok) return path
  const location = await locateComment(author, postId, commentId, commentByteBudget(post.value))
  return `${repliesPath(path, location?.threadId ?? null)}#posted`
}

/** Replies that stand open under a comment; those after them on the page are folded, unless the address opens one. */
export const openReplies = 3

/** The URL of a comment's further replies. */
export function repliesAddress(postId: string, threadId: string, cursor: string | null): string {
  return repliesPath(`/forum/post/${postId}`, threadId) + query(cursor)
}

function repliesPath(path: string, threadId: string | null) {
  return threadId ? `${path}/replies/${threadId}` : path
}

function query(cursor: string | null) {
  return cursor ? `?cursor=${cursor}` : ''
}
