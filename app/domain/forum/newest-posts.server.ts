import { db } from '~/db.server'
import { postColumns, toPostView, type PostView } from './post-view'

const count = 50

/** The newest posts, as a visitor sees them, each with the time of its last change. */
export async function newestPosts(): Promise<(PostView & { changedAt: Date })[]> {
  const rows = await db.post.findMany({
    where: { removedAt: null },
    orderBy: { id: 'desc' },
    take: count,
    select: postColumns(undefined),
  })
  return rows.map((row) => ({
    ...toPostView(row, undefined),
    changedAt: row.editedAt ?? row.createdAt,
  }))
}
