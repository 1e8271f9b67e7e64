import { db, exists } from '~/database/db.server'
import type { Member } from '../members/member'
import { cutPage, pageQuery, validate } from '../validation/validation.server'
import { ok, type Result } from '../result'
import { ownAuthor, type PublicAuthor } from '../authorship/anonymity'
import { authoredBy, blockedBy, notByBlocked } from '../authorship/authorship.server'
import {
  tombstoneReason,
  type TombstoneReason,
  postColumns,
  type PostView,
} from '../posts/post-view'
import { viewsOf } from '../posts/read-posts.server'
import { toOwnComment } from '../comments/comment-view'
import { commentOnPostColumns, type CommentOnPost } from '../comments/own-comment.server'
import { countSavedPosts, listSavedPosts } from './list-saved-posts.server'
import { excerpt, excerptLengths } from '../validation/text'
import type { AppealState } from '../appeals/answers'
import { readAppealStates } from '../appeals/stored-appeals.server'
import { addReviews } from '../comments/reviews.server'
import { markLiked } from '../comments/comment-reactions.server'
import { heldReason } from '../held'
import { listLikedPosts } from './list-liked-posts.server'

export type OwnPost = PostView & {
  tombstone: TombstoneReason | null
  removedReason: string | null
}

const shownOrHeld = { OR: [{ removedAt: null }, { removedReason: heldReason }] }

export type OwnPostPage = { posts: OwnPost[]; nextCursor: string | null }

export const listOwnPostsSchema = pageQuery('own-posts')

/**
 * Returns a page of the viewer's own posts, newest first, including posts that wait for a moderator. `all` includes
 * hidden and removed posts, with the reason.
 */
export async function listOwnPosts(
  viewer: Member,
  input: unknown,
  kind: 'readable' | 'all' = 'readable',
): Promise<Result<OwnPostPage>> {
  const checked = validate(listOwnPostsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.post.findMany({
    where: {
      ...(await authoredBy(viewer.id)),
      AND: kind === 'readable' ? [shownOrHeld] : [],
      sortKey: cursor ? { lt: cursor } : undefined,
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: { ...postColumns, removedAt: true, removedReason: true, hiddenAt: true },
  })
  const { page, nextCursor } = cutPage('own-posts', rows, limit, ({ sortKey }) => sortKey)
  const toView = await viewsOf(viewer, page)
  const posts = page.map(({ removedAt, removedReason, hiddenAt, ...row }) => ({
    ...toView(row),
    user: ownAuthor(viewer, row.isAnonymous),
    tombstone: tombstoneReason({ removedAt, removedReason, hiddenAt, deletedAt: null }),
    removedReason: removedReason === heldReason ? null : removedReason,
  }))
  return ok({ posts, nextCursor })
}

export type OwnCommentPage = { comments: CommentOnPost[]; nextCursor: string | null }

export const listOwnCommentsSchema = pageQuery('own-comments')

/**
 * Returns a page of the viewer's own comments, newest first, including comments that wait for a moderator. `all`
 * includes hidden and removed comments, with the reason.
 */
export async function listOwnComments(
  viewer: Member,
  input: unknown,
  kind: 'readable' | 'all' = 'readable',
): Promise<Result<OwnCommentPage>> {
  const checked = validate(listOwnCommentsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.comment.findMany({
    where: {
      ...(await authoredBy(viewer.id)),
      AND: kind === 'readable' ? [shownOrHeld] : [],
      post: { removedAt: null },
      sortKey: cursor ? { lt: cursor } : undefined,
    },
    orderBy: { sortKey: 'desc' },
    take: limit + 1,
    select: commentOnPostColumns,
  })
  const { page, nextCursor } = cutPage('own-comments', rows, limit, ({ sortKey }) => sortKey)
  const comments = page
    .filter(({ post }) => exists(post))
    .map((row) => ({ ...toOwnComment(row, viewer), post: row.post }))
  await markLiked(viewer.id, comments)
  await addReviews(viewer, comments)
  return ok({ comments, nextCursor })
}

export type OwnCounts = { posts: number; comments: number; liked: number; saved: number }

/** Counts a member's visible posts, comments, likes and saved posts, including their own removed items. */
export async function countOwn(member: Member): Promise<OwnCounts> {
  const { id } = member
  const visible = { removedAt: null }
  const [blocked, own] = await Promise.all([blockedBy(member), authoredBy(id)])
  const [posts, comments, liked, saved] = await Promise.all([
    db.post.count({ where: own }),
    db.comment.count({ where: { ...own, post: visible } }),
    db.like.count({ where: { userId: id, post: { ...visible, ...notByBlocked(blocked) } } }),
    countSavedPosts(member),
  ])
  return { posts, comments, liked, saved }
}

const limit = 20

type OwnItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  /** The content note of a post; lists of others' posts then leave the text out. */
  contentNote: PostView['contentNote']
  /** The full text of a removed item, because no URL shows it. */
  text: string | null
  isAnonymous: boolean
  user: PublicAuthor | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
  tombstone: TombstoneReason | null
  removedReason: string | null
  /** The state of an appeal against a moderator's removal; null when there is nothing to appeal. */
  appeal: AppealState | null
}

export type OwnPage = { items: OwnItem[]; nextCursor: string | null }

/**
 * Returns a page of a member's posts, comments, likes or saved posts, newest first, by the last page's `nextCursor`;
 * or `invalid`.
 */
export async function readOwnPage(
  member: Member,
  kind: 'posts' | 'comments' | 'liked' | 'saved',
  cursor: string | undefined,
): Promise<Result<OwnPage>> {
  const page = await (kind === 'comments'
    ? readComments(member, cursor)
    : readPostItems(member, kind, cursor))
  if (!page.ok || kind === 'liked' || kind === 'saved') return page
  const states = await readAppealStates(page.value.items.map(({ id }) => id))
  const items = page.value.items.map((item) => ({
    ...item,
    appeal: appealOf(item, states.get(item.id)),
  }))
  return ok({ ...page.value, items })
}

function appealOf({ tombstone }: OwnItem, state: AppealState | undefined): AppealState | null {
  if (tombstone !== 'removed') return state ?? null
  return state === 'restore' ? 'removedAgain' : (state ?? 'possible')
}

async function readPostItems(
  member: Member,
  kind: 'posts' | 'liked' | 'saved',
  cursor: string | undefined,
): Promise<Result<OwnPage>> {
  const page = await readPosts(member, kind, cursor)
  if (!page.ok) return page
  const { posts, nextCursor } = page.value
  const items = posts.map(({ likes, commentCount, views, content, ...post }) => ({
    ...pick(post),
    postId: post.id,
    title: post.title,
    excerpt: excerpt(content, excerptLengths.card),
    contentNote: post.contentNote,
    text: post.tombstone === 'removed' ? content : null,
    counts: { likes, commentCount, views },
  }))
  return ok({ items, nextCursor })
}

async function readPosts(
  member: Member,
  kind: 'posts' | 'liked' | 'saved',
  cursor: string | undefined,
): Promise<Result<OwnPostPage>> {
  if (kind === 'posts') return listOwnPosts(member, { cursor, limit }, 'all')
  const list = kind === 'liked' ? listLikedPosts : listSavedPosts
  const page = await list(member, { cursor, limit })
  if (!page.ok) return page
  const posts = page.value.posts.map((post) => ({
    ...post,
    tombstone: null,
    removedReason: null,
  }))
  return ok({ ...page.value, posts })
}

async function readComments(member: Member, cursor: string | undefined): Promise<Result<OwnPage>> {
  const page = await listOwnComments(member, { cursor, limit }, 'all')
  if (!page.ok) return page
  const { comments, nextCursor } = page.value
  const items = comments.map(({ content, post, ...comment }) => ({
    ...pick(comment),
    postId: post.id,
    title: post.title,
    excerpt: excerpt(content, excerptLengths.card),
    contentNote: '' as const,
    text: comment.tombstone === 'removed' ? content : null,
    counts: null,
  }))
  return ok({ items, nextCursor })
}

function pick({
  id,
  isAnonymous,
  user,
  createdAt,
  tombstone,
  removedReason,
}: Omit<OwnItem, 'postId' | 'title' | 'excerpt' | 'contentNote' | 'text' | 'counts' | 'appeal'>) {
  return { id, isAnonymous, user, createdAt, tombstone, removedReason, appeal: null }
}
