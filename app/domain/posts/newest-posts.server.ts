import { db } from '~/database/db.server'
import { publicDay } from '../authorship/public-time'
import { postColumns, toPostView, type PostView } from './post-view'

const count = 50

/** The fifty newest posts as visitors see them, with the time of the last change; anonymous ones only to the day. */
export async function newestPosts(): Promise<(PostView & { changedAt: Date })[]> {
  const rows = await db.post.findMany({
    where: { removedAt: null },
    orderBy: { sortKey: 'desc' },
    take: count,
    select: postColumns,
  })
  return rows.map((row) => ({
    ...toPostView(row, undefined),
    createdAt: publicDay(row.createdAt, row.isAnonymous),
    changedAt: publicDay(row.editedAt ?? row.createdAt, row.isAnonymous),
  }))
}
