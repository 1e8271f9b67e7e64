import { db } from '~/database/db.server'
import { commentColumns } from './comment-view'
import type { VisibleComments } from './visible-comments.server'

/** How many replies stand under a comment; the rest are on pages of their own. */
export const repliesInThread = 20

type Shown = VisibleComments['shown']

/**
 * The first replies to each of these comments, oldest first, and how many there are of each. However long a thread
 * is, no more rows are read than are shown.
 */
export async function firstReplies(threadIds: string[], shown: Shown) {
  const counted = await db.comment.groupBy({
    by: ['parentId'],
    where: { parentId: { in: threadIds }, OR: shown },
    _count: true,
  })
  const counts = new Map(counted.map(({ parentId, _count }) => [parentId, _count]))
  const withReplies = threadIds.filter((id) => counts.has(id))
  const isShort = (id: string) => (counts.get(id) ?? 0) <= repliesInThread
  // The database cannot take the first of each thread in one read, only all of those that are short.
  const reads = withReplies.filter((id) => !isShort(id)).map((id) => readFirst([id], shown))
  const read = await Promise.all([readFirst(withReplies.filter(isShort), shown), ...reads])
  const rows = read.flat()
  return (id: string) => ({
    replies: rows.filter(({ parentId }) => parentId === id),
    replyCount: counts.get(id) ?? 0,
  })
}

async function readFirst(threadIds: string[], shown: Shown) {
  if (!threadIds.length) return []
  return db.comment.findMany({
    where: { parentId: { in: threadIds }, OR: shown },
    orderBy: [{ parentId: 'asc' }, { sortKey: 'asc' }],
    take: repliesInThread * threadIds.length,
    select: commentColumns,
  })
}
