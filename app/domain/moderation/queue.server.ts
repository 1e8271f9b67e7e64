import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { requireRole } from '../members/require-role'
import { notWrittenBy } from '../authorship/authorship.server'
import { ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import type { ItemKind } from './item.server'

const max = 50

/** A reported item, without its author and reporters. */
type QueuedItem = {
  kind: ItemKind
  id: string
  title: string
  excerpt: string
  reports: number
  since: Date
}

export type Queue = { items: QueuedItem[]; count: number }

/** The first fifty reported items of others, oldest report first, and the count; `not-allowed` for members. */
export async function readQueue(viewer: Member): Promise<Result<Queue>> {
  const allowed = requireRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const byOthers = notWrittenBy(viewer.id)
  const reportedByOthers = { ...byOthers, reports: { some: { state: 'open' as const } } }
  const [shown, countOfPosts, countOfComments] = await Promise.all([
    db.report.groupBy({
      by: ['postId', 'commentId'],
      where: {
        state: 'open',
        OR: [{ post: byOthers }, { comment: { ...byOthers, deletedAt: null } }],
      },
      _count: true,
      _min: { createdAt: true },
      orderBy: { _min: { createdAt: 'asc' } },
      take: max,
    }),
    db.post.count({ where: reportedByOthers }),
    db.comment.count({ where: { ...reportedByOthers, deletedAt: null } }),
  ])
  const [posts, comments] = await Promise.all([
    db.post.findMany({
      where: { id: { in: shown.flatMap(({ postId }) => postId ?? []) } },
      select: { id: true, title: true, content: true },
    }),
    db.comment.findMany({
      where: { id: { in: shown.flatMap(({ commentId }) => commentId ?? []) } },
      select: { id: true, content: true, post: { select: { title: true } } },
    }),
  ])
  const items = shown.flatMap(({ postId, commentId, _count, _min }) => {
    const post = posts.find(({ id }) => id === postId)
    const comment = comments.find(({ id }) => id === commentId)
    const item = comment ?? post
    if (!item) return []
    return {
      kind: comment ? ('comment' as const) : ('post' as const),
      id: item.id,
      title: comment?.post.title ?? post?.title ?? '',
      excerpt: excerpt(item.content, excerptLengths.card),
      reports: _count,
      since: _min.createdAt ?? new Date(),
    }
  })
  return ok({ items, count: countOfPosts + countOfComments })
}
