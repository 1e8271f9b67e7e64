import { z } from 'zod'
import { dueHours, dueHoursOtherwise } from '~/content/moderation'
import { db, exists } from '~/database/db.server'
import { type Actor, type Member, checkRole } from '../members/member'
import { authoredByOthers, type ByOthers } from '../authorship/authorship.server'
import { hour } from '../durations'
import { ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import { validate } from '../validation/validation.server'
import { heldReason } from '../held'
import {
  aboutOthersItems,
  commentTexts,
  postTexts,
  textVersion,
  type Item,
  type ItemKind,
} from './item.server'
import { listWaitingLookUps } from './look-up-requests.server'
import { listWaitingAppeals } from './appeals.server'
import { queueReasons, urgency, type QueueReason } from './reasons'

const max = 30

/** A reported item, without its author and reporters. */
export type QueuedItem = {
  kind: ItemKind
  id: string
  title: string
  excerpt: string
  /** The most urgent reason of its reports, or 'appeal' when its author appealed. */
  reason: QueueReason
  /** Why it was removed, when its author appealed; otherwise null. */
  removedReason: string | null
  /** The number of reports; 0 for an appeal and for a held item. */
  reports: number
  /** The first reporter's note, or the author's appeal. */
  note: string
  since: Date
  /** A digest of the whole text, which the form of a decision sends back. */
  version: string
  /** True when a report has waited longer than its reason allows. */
  isOverdue: boolean
}

export type Queue = {
  items: QueuedItem[]
  count: number
  urgent: number
  /** The time of the oldest waiting report; null when none waits. */
  oldest: Date | null
  /** The number of waiting items for each reason. */
  reasons: { reason: QueueReason; count: number }[]
}

const queueSchema = z.object({
  reason: z.enum(queueReasons, { error: 'wrongType' }).optional(),
})

/**
 * Reads the first thirty reported items of others: danger first, then privacy, then the oldest report.
 * @param input `reason` to list only the items with this most urgent reason
 * @returns the queue; `not-allowed` for members, `invalid` for another reason
 */
export async function readQueue(viewer: Member, input: unknown = {}): Promise<Result<Queue>> {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const checked = validate(queueSchema, input)
  if (!checked.ok) return checked
  const { reason } = checked.value
  const byOthers = await authoredByOthers(viewer.id)
  const [all, reported] = await Promise.all([
    listWaiting(viewer, byOthers),
    countReported(byOthers),
  ])
  const waiting = all.filter((each) => reason === undefined || each.reason === reason).slice(0, max)
  const [posts, comments, notes] = await Promise.all([
    db.post.findMany({
      where: { id: { in: waiting.flatMap(({ postId }) => postId ?? []) } },
      select: { id: true, removedReason: true, ...postTexts },
    }),
    db.comment.findMany({
      where: { id: { in: waiting.flatMap(({ commentId }) => commentId ?? []) } },
      select: {
        id: true,
        removedReason: true,
        ...commentTexts,
        post: { select: { title: true } },
      },
    }),
    readNotes(waiting),
  ])
  const count = reported + all.filter((each) => each.reason === 'appeal').length
  const items = waiting.flatMap(({ postId, commentId, message, ...about }) => {
    const post = posts.find(({ id }) => id === postId)
    const comment = comments.find((each) => each.id === commentId && exists(each.post))
    const item = comment ?? post
    if (!item) return []
    return {
      kind: comment ? ('comment' as const) : ('post' as const),
      id: item.id,
      title: comment?.post.title ?? post?.title ?? '',
      excerpt: excerpt(item.content, excerptLengths.card),
      version: textVersion(item),
      removedReason: about.reason === 'appeal' ? item.removedReason : null,
      note: message ?? notes.get(item.id) ?? '',
      ...about,
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
    reasons: urgency.flat().flatMap((each) => {
      const ofReason = all.filter((item) => item.reason === each).length
      return ofReason ? [{ reason: each, count: ofReason }] : []
    }),
  })
}

function isOverdue(reason: QueueReason, since: Date) {
  return Date.now() > since.getTime() + (dueHours[reason] ?? dueHoursOtherwise) * hour
}

function rankOf(reason: string) {
  return urgency.findIndex((group) => group.some((each) => each === reason))
}

async function readNotes(waiting: Reported[]) {
  const ids = waiting.map(({ postId, commentId }) => ({ postId, commentId }))
  if (!ids.length) return new Map<string, string>()
  const rows = await db.report.findMany({
    where: { state: 'open', note: { not: '' }, reason: { not: heldReason }, OR: ids },
    orderBy: { createdAt: 'desc' },
    take: max * 10,
    select: { postId: true, commentId: true, note: true },
  })
  // The oldest note comes last, so it replaces the others in the map.
  return new Map(rows.map(({ postId, commentId, note }) => [commentId ?? postId ?? '', note]))
}

/** Counts the items, appeals and look-ups that wait for this moderator; null for everybody else, without a query. */
export async function countQueue(viewer: Actor): Promise<number | null> {
  if (!viewer) return null
  const lookUps = await listWaitingLookUps(viewer)
  if (!lookUps.ok) return null
  const byOthers = await authoredByOthers(viewer.id)
  const [reported, appeals] = await Promise.all([
    countReported(byOthers),
    listWaitingAppeals(viewer, byOthers),
  ])
  return lookUps.value.length + reported + appeals.length
}

/**
 * Returns the next item in the order of the queue, and the first again after the last; null when no other item waits,
 * or without the role.
 */
export async function nextInQueue(viewer: Member, { id }: Item): Promise<Item | null> {
  if (!checkRole(viewer, 'moderator').ok) return null
  const waiting = await listWaiting(viewer, await authoredByOthers(viewer.id))
  const ids = waiting.map(({ postId, commentId }) => commentId ?? postId)
  const next = waiting[(ids.indexOf(id) + 1) % waiting.length]
  const { postId = null, commentId = null } = next ?? {}
  const found = commentId ?? postId
  return found && found !== id ? { kind: commentId ? 'comment' : 'post', id: found } : null
}

type Reported = {
  /** The author's appeal; undefined for a report. */
  message?: string
  postId: string | null
  commentId: string | null
  reason: QueueReason
  reports: number
  since: Date
  isOverdue: boolean
}

// The maximum number of items read for each group of reasons. It is more than a team can judge in a day.
const maxGrouped = 500

async function listWaiting(viewer: Member, byOthers: ByOthers): Promise<Reported[]> {
  const [reported, appeals] = await Promise.all([
    listReported(byOthers),
    listWaitingAppeals(viewer, byOthers),
  ])
  const asked = appeals.map(({ askedAt: since, ...about }) => {
    const reason = 'appeal' as const
    return { ...about, reason, since, reports: 0, isOverdue: isOverdue(reason, since) }
  })
  return [...reported, ...asked].sort(
    (a, b) => rankOf(a.reason) - rankOf(b.reason) || a.since.getTime() - b.since.getTime(),
  )
}

async function listReported(byOthers: ByOthers): Promise<Reported[]> {
  const grouped = await Promise.all(
    urgency.map((reasons) =>
      db.report.groupBy({
        by: ['postId', 'commentId', 'reason'],
        where: {
          state: 'open',
          reason: { in: reasons },
          ...aboutOthersItems(byOthers),
        },
        _count: true,
        _min: { createdAt: true },
        orderBy: { _min: { createdAt: 'asc' } },
        take: maxGrouped,
      }),
    ),
  )
  const found = new Map<string, Reported>()
  // The most urgent group comes first, so the item gets that reason.
  for (const { postId, commentId, _count, _min, ...row } of grouped.flat()) {
    const id = commentId ?? postId ?? ''
    const since = _min.createdAt ?? new Date()
    const reason = row.reason as QueueReason
    const before = found.get(id)
    found.set(id, {
      postId,
      commentId,
      reason: before?.reason ?? reason,
      // Nobody has reported a held item.
      reports: reason === heldReason ? 0 : _count + (before?.reports ?? 0),
      since: before && before.since < since ? before.since : since,
      isOverdue: isOverdue(reason, since) || (before?.isOverdue ?? false),
    })
  }
  return [...found.values()]
}

async function countReported(byOthers: ByOthers) {
  const reported = {
    ...byOthers,
    reports: { some: { state: 'open' as const } },
  }
  const [posts, comments] = await Promise.all([
    db.post.count({ where: reported }),
    db.comment.count({ where: { ...reported, deletedAt: null } }),
  ])
  return posts + comments
}
