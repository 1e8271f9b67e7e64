import type { Member } from '../accounts/member'
import { ok, type Result } from '../result'
import { excerpt } from '../text'
import type { ShownAuthor } from './anonymity'
import { listLikedPosts } from './list-liked-posts.server'
import { listOwnComments } from './list-own-comments.server'
import { listOwnPosts } from './list-own-posts.server'

const limit = 20
const excerptLength = 180

/** A post or comment on a profile: a comment names the post it is on. */
export type OwnItem = {
  id: string
  postId: string
  title: string
  excerpt: string
  isAnonymous: boolean
  user: ShownAuthor | null
  createdAt: Date
  counts: { likes: number; commentCount: number; views: number } | null
}

export type OwnPage = { items: OwnItem[]; nextCursor: string | null }

/**
 * A page of what a member has done, newest first.
 * @param kind her posts, her comments, or the posts that she likes
 * @param cursor the `nextCursor` of the page before
 * @returns `invalid` for a cursor that is none
 */
export async function readOwnPage(
  member: Member,
  kind: 'posts' | 'comments' | 'liked',
  cursor: string | undefined,
): Promise<Result<OwnPage>> {
  if (kind === 'comments') return readComments(member, cursor)
  const list = kind === 'posts' ? listOwnPosts : listLikedPosts
  const page = await list(member, { cursor, limit })
  if (!page.ok) return page
  const { posts, nextCursor } = page.value
  const items = posts.map(({ likes, commentCount, views, content, ...post }) => ({
    ...pick(post),
    postId: post.id,
    title: post.title,
    excerpt: excerpt(content, excerptLength),
    counts: { likes, commentCount, views },
  }))
  return ok({ items, nextCursor })
}

async function readComments(member: Member, cursor: string | undefined): Promise<Result<OwnPage>> {
  const page = await listOwnComments(member, { cursor, limit })
  if (!page.ok) return page
  const { comments, nextCursor } = page.value
  const items = comments.map(({ content, post, ...comment }) => ({
    ...pick(comment),
    postId: post.id,
    title: post.title,
    excerpt: excerpt(content, excerptLength),
    counts: null,
  }))
  return ok({ items, nextCursor })
}

function pick({
  id,
  isAnonymous,
  user,
  createdAt,
}: Pick<OwnItem, 'id' | 'isAnonymous' | 'user' | 'createdAt'>) {
  return { id, isAnonymous, user, createdAt }
}
