import type { Member } from '../members/member'
import { ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import type { PublicAuthor } from '../authorship/anonymity'
import type { TombstoneReason } from '../posts/post-view'
import { listLikedPosts } from './list-liked-posts.server'
import { listSavedPosts } from './list-saved-posts.server'
import { listOwnComments } from './list-own-comments.server'
import { listOwnPosts, type OwnPostPage } from './list-own-posts.server'

const limit = 20

type OwnItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  /** All of a removed post: no URL shows it any more. */
  text: string | null
  isAnonymous: boolean
  user: PublicAuthor | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
  tombstone: TombstoneReason | null
  removedReason: string | null
}

export type OwnPage = { items: OwnItem[]; nextCursor: string | null }

/** A page of a member's posts, comments, likes or saved posts, newest first, by the last page's `nextCursor`; or `invalid`. */
export async function readOwnPage(
  member: Member,
  kind: 'posts' | 'comments' | 'liked' | 'saved',
  cursor: string | undefined,
): Promise<Result<OwnPage>> {
  if (kind === 'comments') return readComments(member, cursor)
  const page = await readPosts(member, kind, cursor)
  if (!page.ok) return page
  const { posts, nextCursor } = page.value
  const items = posts.map(({ likes, commentCount, views, content, ...post }) => ({
    ...pick(post),
    postId: post.id,
    title: post.title,
    excerpt: excerpt(content, excerptLengths.card),
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
    text: null,
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
}: Omit<OwnItem, 'postId' | 'title' | 'excerpt' | 'text' | 'counts'>) {
  return { id, isAnonymous, user, createdAt, tombstone, removedReason }
}
