import { db } from '~/database/db.server'
import { toPostView, type PostRow, type PostView } from './post-view'

/** Makes the viewer's `PostView`s from rows of `postColumns`, in their order. */
export async function toPostViews(
  viewerId: string | undefined,
  rows: PostRow[],
): Promise<PostView[]> {
  const liked = await likedAmong(viewerId, rows)
  return rows.map((row) => toPostView(row, viewerId, liked.has(row.id)))
}

/** The ids of those of these posts that the viewer likes; none for visitors. */
export async function likedAmong(
  viewerId: string | undefined,
  posts: { id: string }[],
): Promise<Set<string>> {
  if (viewerId === undefined || !posts.length) return new Set()
  const where = { userId: viewerId, postId: { in: posts.map(({ id }) => id) } }
  const likes = await db.like.findMany({ where, select: { postId: true } })
  return new Set(likes.map(({ postId }) => postId))
}
