import { firstNewComment } from '~/domain/answers/answers.server'
import { latestThread, locateComment } from '~/domain/comments/list-comments.server'
import type { Actor } from '~/domain/members/member'
import { isItemKind, type Item } from '~/domain/moderation/item.server'
import type { PostView } from '~/domain/posts/post-view'
import { readPost } from '~/domain/posts/read-posts.server'
import { itemBytes } from '~/domain/rich-text/rich-text.server'

/**
 * The bytes for posts and comments on a page of 400,000. The rest is for the page's frame and the draft in its form.
 */
export const pageByteBudget = 310_000

// The part of these for the buttons that mark comments as helpful. Only the post's author and moderators have the
// buttons, but pages end at the same comment for everybody. A different cursor would reveal the author of the post.
const helpedButtonBytes = 90_000

/** The remaining bytes for comments on this post's page. */
export function commentByteBudget(post: PostView): number {
  return pageByteBudget - itemBytes(post) - helpedButtonBytes
}

/**
 * Reads an item from a route's params, or from the fields of a form.
 * @throws a 404 response for an unknown kind
 */
export function itemFromParams({ kind, itemId = '' }: Record<string, string | undefined>): Item {
  if (!isItemKind(kind)) throw new Response(null, { status: 404 })
  return { kind, id: itemId }
}

/** The URL of an item. For a comment, the post's page redirects to the page that shows it. */
export function itemUrl({ kind, id }: Item, postId: string): string {
  const path = `/forum/post/${postId}`
  return kind === 'post' ? path : `${path}?comment=${id}#comment-${id}`
}

/** The URL of the page that shows a comment, with its fragment. The post's URL if the comment is not on that post. */
export async function commentUrl(
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

/**
 * The URL to which `?comment=` redirects.
 * @param wanted a comment's id, `latest`, or `new` for the line above the comments that are new to the viewer
 */
export async function wantedCommentUrl(
  viewer: Actor,
  postId: string,
  wanted: string,
): Promise<string> {
  const first = wanted === 'new' ? await firstNewComment(viewer, postId) : null
  if (first) return (await commentUrl(viewer, postId, first)).replace(/#.*/, '#new')
  const isNamed = wanted !== 'latest' && wanted !== 'new'
  const commentId = isNamed ? wanted : await latestThread(viewer, postId)
  const url = await commentUrl(viewer, postId, commentId ?? '')
  return !isNamed || url.includes('#') ? url : `${url}?notice=comment-gone`
}

/** The URL of the page that shows a comment its author just wrote. It identifies the comment by `#posted` only. */
export async function newCommentUrl(
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

/** The number of replies open under a comment. Later replies are folded unless the URL opens one. */
export const openReplies = 3

/** The URL of a comment's further replies. */
export function repliesUrl(postId: string, threadId: string, cursor: string | null): string {
  return repliesPath(`/forum/post/${postId}`, threadId) + query(cursor)
}

function repliesPath(path: string, threadId: string | null) {
  return threadId ? `${path}/replies/${threadId}` : path
}

function query(cursor: string | null) {
  return cursor ? `?cursor=${cursor}` : ''
}
