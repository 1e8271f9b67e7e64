import { db } from '~/database/db.server'
import { commentColumns } from './comment-view'
import type { VisibleComments } from './visible-comments.server'

export const repliesInThread = 20

type Shown = VisibleComments['shown']

/** The first replies to each comment, oldest first, and their total, reading no more rows than are shown. */
export async function firstReplies(threadIds: string[], shown: Shown) {
  const groups = await db.comment.groupBy({
    by: ['parentId'],
    where: { parentId: { in: threadIds }, OR: shown },
    _count: true,
  })
  const counts = new Map(groups.map(({ parentId, _count }) => [parentId, _count]))
  const withReplies = threadIds.filter((id) => counts.has(id))
  const isShort = (id: string) => (counts.get(id) ?? 0) <= repliesInThread
  // One query cannot limit rows per thread, so only the short threads share one.
  const reads = withReplies.filter((id) => !isShort(id)).map((id) => readFirst([id], shown))
  const results = await Promise.all([readFirst(withReplies.filter(isShort), shown), ...reads])
  const rows = results.flat()
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
