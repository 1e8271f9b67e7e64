import { z } from 'zod'
import { dueHours, dueHoursOtherwise } from '~/content/moderation'
import { db, exists } from '~/database/db.server'
import { type Actor, type Member, requireRole } from '../members/member'
import { authoredByOthers } from '../authorship/authorship.server'
import { hour } from '../durations'
import { ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import { validate } from '../validation/validation.server'
import type { Item, ItemKind } from './item.server'
import { listWaitingLookUps } from './look-up-requests.server'
import { reportReasons, urgency, type ReportReason } from './reasons'

const max = 30

/** A reported item, without its author and reporters. */
type QueuedItem = {
  kind: ItemKind
  id: string
  title: string
  excerpt: string
  /** The most urgent reason of its reports. */
  reason: ReportReason
  reports: number
  /** The first of the reporters' notes. */
  note: string
  since: Date
  isOverdue: boolean
}

export type Queue = {
  items: QueuedItem[]
  count: number
  urgent: number
  /** Since when the oldest report waits; null when none does. */
  oldest: Date | null
  /** How many items wait for each reason. */
  reasons: { reason: ReportReason; count: number }[]
}

const queueSchema = z.object({
  reason: z.enum(reportReasons, { error: 'wrongType' }).optional(),
})

/**
 * The first thirty reported items of others: danger first, then privacy, then the oldest report.
 * @param input `reason` to list those alone whose most urgent reason it is
 * @returns the queue; `not-allowed` for members, `invalid` for another reason
 */
export async function readQueue(viewer: Member, input: unknown = {}): Promise<Result<Queue>> {
  const allowed = requireRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const checked = validate(queueSchema, input)
  if (!checked.ok) return checked
  const { reason } = checked.value
  const [all, count] = await Promise.all([listReported(viewer.id), countReported(viewer.id)])
  const waiting = all.filter((each) => reason === undefined || each.reason === reason).slice(0, max)
  const [posts, comments, notes] = await Promise.all([
    db.post.findMany({
      where: { id: { in: waiting.flatMap(({ postId }) => postId ?? []) } },
      select: { id: true, title: true, content: true },
    }),
    db.comment.findMany({
      where: { id: { in: waiting.flatMap(({ commentId }) => commentId ?? []) } },
      select: { id: true, content: true, post: { select: { title: true } } },
    }),
    readNotes(waiting),
  ])
  const items = waiting.flatMap(({ postId, commentId, reports, since, ...about }) => {
    const post = posts.find(({ id }) => id === postId)
    const comment = comments.find((each) => each.id === commentId && exists(each.post))
    const item = comment ?? post
    if (!item) return []
    return {
      kind: comment ? ('comment' as const) : ('post' as const),
      id: item.id,
      title: comment?.post.title ?? post?.title ?? '',
      excerpt: excerpt(item.content, excerptLengths.card),
      reason: about.reason,
      reports,
      note: notes.get(item.id) ?? '',
      since,
      isOverdue: isOverdue(about.reason, since),
    }
  })
  return ok({
    items,
    count,
    urgent: all.filter((each) => rankOf(each.reason) === 0).length,
    oldest: all.reduce<Date | null>(
      (oldest, { since }) => (oldest && oldest < since ? oldest : since),
      null,
    ),
    reasons: reportReasons.flatMap((each) => {
      const ofReason = all.filter((item) => item.reason === each).length
      return ofReason ? [{ reason: each, count: ofReason }] : []
    }),
  })
}

function isOverdue(reason: ReportReason, since: Date) {
  return Date.now() > since.getTime() + (dueHours[reason] ?? dueHoursOtherwise) * hour
}

function rankOf(reason: string) {
  return urgency.findIndex((group) => group.some((each) => each === reason))
}

async function readNotes(waiting: Reported[]) {
  const ids = waiting.map(({ postId, commentId }) => ({ postId, commentId }))
  if (!ids.length) return new Map<string, string>()
  const rows = await db.report.findMany({
    where: { state: 'open', note: { not: '' }, OR: ids },
    orderBy: { createdAt: 'desc' },
    take: max * 10,
    select: { postId: true, commentId: true, note: true },
  })
  // The oldest is last, and stays.
  return new Map(rows.map(({ postId, commentId, note }) => [commentId ?? postId ?? '', note]))
}

/** How many items and look-ups wait for this moderator; null for everybody else, for whom nothing is asked. */
export async function countQueue(viewer: Actor): Promise<number | null> {
  if (!viewer) return null
  const lookUps = await listWaitingLookUps(viewer)
  return lookUps.ok ? lookUps.value.length + (await countReported(viewer.id)) : null
}

/** The item to look at after this one in the order of the queue, the first again after the last; null when no other waits, or without the role. */
export async function nextInQueue(viewer: Member, { id }: Item): Promise<Item | null> {
  if (!requireRole(viewer, 'moderator').ok) return null
  const waiting = await listReported(viewer.id)
  const ids = waiting.map(({ postId, commentId }) => commentId ?? postId)
  const next = waiting[(ids.indexOf(id) + 1) % waiting.length]
  const { postId = null, commentId = null } = next ?? {}
  const found = commentId ?? postId
  return found && found !== id ? { kind: commentId ? 'comment' : 'post', id: found } : null
}

type Reported = {
  postId: string | null
  commentId: string | null
  reason: ReportReason
  reports: number
  since: Date
}

// So many items for each group of reasons are looked at; what is beyond waits longer than a team can read in a day.
const maxGrouped = 500

async function listReported(viewerId: string): Promise<Reported[]> {
  const byOthers = await authoredByOthers(viewerId)
  const grouped = await Promise.all(
    urgency.map((reasons) =>
      db.report.groupBy({
        by: ['postId', 'commentId', 'reason'],
        where: {
          state: 'open',
          reason: { in: reasons },
          OR: [{ post: byOthers }, { comment: { ...byOthers, deletedAt: null } }],
        },
        _count: true,
        _min: { createdAt: true },
        orderBy: { _min: { createdAt: 'asc' } },
        take: maxGrouped,
      }),
    ),
  )
  const found = new Map<string, Reported>()
  for (const { postId, commentId, reason, _count, _min } of grouped.flat()) {
    const id = commentId ?? postId ?? ''
    const since = _min.createdAt ?? new Date()
    const before = found.get(id)
    if (!before) {
      found.set(id, { postId, commentId, reason: reason as ReportReason, reports: _count, since })
    } else {
      before.reports += _count
      if (since < before.since) before.since = since
    }
  }
  return [...found.values()].sort(
    (a, b) => rankOf(a.reason) - rankOf(b.reason) || a.since.getTime() - b.since.getTime(),
  )
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
