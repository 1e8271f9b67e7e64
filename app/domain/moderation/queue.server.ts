import { db, exists } from '~/database/db.server'
import { type Actor, type Member, requireRole } from '../members/member'
import { authoredByOthers } from '../authorship/authorship.server'
import { ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import type { Item, ItemKind } from './item.server'
import { listWaitingLookUps } from './look-up-requests.server'

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
  const [reported, count] = await Promise.all([oldestReported(viewer.id), countReported(viewer.id)])
  const [posts, comments] = await Promise.all([
    db.post.findMany({
      where: { id: { in: reported.flatMap(({ postId }) => postId ?? []) } },
      select: { id: true, title: true, content: true },
    }),
    db.comment.findMany({
      where: { id: { in: reported.flatMap(({ commentId }) => commentId ?? []) } },
      select: { id: true, content: true, post: { select: { title: true } } },
    }),
  ])
  const items = reported.flatMap(({ postId, commentId, _count, _min }) => {
    const post = posts.find(({ id }) => id === postId)
    const comment = comments.find((each) => each.id === commentId && exists(each.post))
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
  return ok({ items, count })
}

/** How many items and look-ups wait for this moderator; null for everybody else, for whom nothing is asked. */
export async function countQueue(viewer: Actor): Promise<number | null> {
  if (!viewer) return null
  const lookUps = await listWaitingLookUps(viewer)
  return lookUps.ok ? lookUps.value.length + (await countReported(viewer.id)) : null
}

/** The item to look at after this one, the oldest again after the last; null when no other waits, or without the role. */
export async function nextInQueue(viewer: Member, { id }: Item): Promise<Item | null> {
  if (!requireRole(viewer, 'moderator').ok) return null
  const waiting = await oldestReported(viewer.id)
  const ids = waiting.map(({ postId, commentId }) => commentId ?? postId)
  const next = waiting[(ids.indexOf(id) + 1) % waiting.length]
  const { postId = null, commentId = null } = next ?? {}
  const found = commentId ?? postId
  return found && found !== id ? { kind: commentId ? 'comment' : 'post', id: found } : null
}

async function oldestReported(viewerId: string) {
  const byOthers = await authoredByOthers(viewerId)
  return db.report.groupBy({
    by: ['postId', 'commentId'],
    where: {
      state: 'open',
      OR: [{ post: byOthers }, { comment: { ...byOthers, deletedAt: null } }],
    },
    _count: true,
    _min: { createdAt: true },
    orderBy: { _min: { createdAt: 'asc' } },
    take: max,
  })
}

async function countReported(viewerId: string) {
  const reported = {
    ...(await authoredByOthers(viewerId)),
    reports: { some: { state: 'open' as const } },
  }
  const [posts, comments] = await Promise.all([
    db.post.count({ where: reported }),
    db.comment.count({ where: { ...reported, deletedAt: null } }),
  ])
  return posts + comments
}
