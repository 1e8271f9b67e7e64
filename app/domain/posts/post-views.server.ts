import { db } from '~/database/db.server'
import { toPostView, type PostRow, type PostView } from './post-view'

/**
 * Makes the viewer's `PostView`s from rows of `postColumns`, in their order.
 * @param blocked whom the viewer has blocked: their named comments are not counted, as they are not shown
 */
export async function toPostViews(
  viewerId: string | undefined,
  rows: PostRow[],
  blocked: string[] = [],
): Promise<PostView[]> {
  const [liked, hidden] = await Promise.all([
    likedAmong(viewerId, rows),
    countCommentsOf(blocked, rows),
  ])
  return rows.map((row) => {
    const view = toPostView(row, viewerId, liked.has(row.id))
    return { ...view, commentCount: view.commentCount - (hidden.get(row.id) ?? 0) }
  })
}

async function countCommentsOf(authors: string[], posts: { id: string }[]) {
  if (!authors.length || !posts.length) return new Map<string, number>()
  const counts = await db.comment.groupBy({
    by: ['postId'],
    where: {
      ...{ postId: { in: posts.map(({ id }) => id) }, authorId: { in: authors } },
      ...{ deletedAt: null, removedAt: null, hiddenAt: null },
    },
    _count: true,
  })
  return new Map(counts.map(({ postId, _count }) => [postId, _count]))
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
