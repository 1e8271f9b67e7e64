import { db } from '~/database/db.server'
import { publicDay } from '../authorship/public-time'
import { postColumns, toPostView, type PostView } from './post-view'

const count = 50

/** The newest posts, as a visitor sees them, each with the time of its last change; of anonymous ones only days. */
export async function newestPosts(): Promise<(PostView & { changedAt: Date })[]> {
  const rows = await db.post.findMany({
    where: { removedAt: null },
    orderBy: { sortKey: 'desc' },
    take: count,
    select: postColumns(undefined),
  })
  return rows.map((row) => ({
    ...toPostView(row, undefined),
    createdAt: publicDay(row.createdAt, row.isAnonymous),
    changedAt: publicDay(row.editedAt ?? row.createdAt, row.isAnonymous),
  }))
}
