import { z } from 'zod'
import { db, exists } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { type Member, hasRole } from '../members/member'
import { toIsoDay } from '../day'
import { checkedString } from '../validation/validation.server'
import { lookUpActions, sealedItemActions } from './reasons'

export const detailsPurpose = 'audit-details'

/** The actors that are not members: the site itself, and the operator through a command. */
const agents = ['site', 'operator'] as const

type Agent = (typeof agents)[number]

/**
 * A line of the log, dated by day; nobody sees the row's id. `by` is null when the account is deleted or an `agent`
 * acted.
 *
 * In lines about members, grievances and held items, only admins and the actor see `targetId`, `reason` and `until`.
 */
export type LogLine = {
  by: string | null
  agent: Agent | null
  action: string
  targetKind: string
  targetId: string | null
  reason: string | null
  until: string | null
  day: string
}

export type LogRow = Awaited<ReturnType<typeof db.auditEntry.findMany>>[number]

const detailsSchema = z.object({
  targetKind: z.enum(['post', 'comment', 'member', 'grievance']),
  targetId: checkedString(),
  reason: checkedString(),
  /** The last day of a suspension. */
  until: checkedString().optional(),
})

/** The target, reason and term of a line. */
export type LogDetails = z.output<typeof detailsSchema>

const unknown = { targetKind: 'member', targetId: null, reason: null } as const

/**
 * Returns the columns that store the target of a line. They are encrypted, except for items that were neither looked
 * up nor held.
 */
export function targetColumns(
  action: string,
  details: LogDetails,
): Pick<LogRow, 'targetKind' | 'targetId' | 'reason' | 'details'> {
  const isLookUp = (lookUpActions as readonly string[]).includes(action)
  const { targetKind, targetId, reason } = details
  if (!isLookUp && !isSealedItem(action) && isItem(targetKind))
    return { targetKind, targetId, reason, details: null }
  const sealed = encrypt(detailsPurpose, JSON.stringify(details))
  const kind = isLookUp ? 'lookUp' : targetKind
  return { targetKind: kind, targetId: null, reason: null, details: sealed }
}

function isItem(targetKind: string) {
  return targetKind === 'post' || targetKind === 'comment'
}

function isSealedItem(action: string) {
  return (sealedItemActions as readonly string[]).includes(action)
}

/** Returns the target of a row; without target and reason when they were encrypted with an unknown secret. */
export function openDetails(
  row: Pick<LogRow, 'targetKind' | 'targetId' | 'reason' | 'details'>,
): LogDetails | typeof unknown {
  if (row.details === null) {
    const { targetKind, targetId, reason } = row
    return { targetKind, targetId, reason: reason ?? '' } as LogDetails
  }
  const text = decrypt(detailsPurpose, row.details)
  return text === null ? unknown : detailsSchema.parse(JSON.parse(text))
}

/** Converts rows for a viewer and leaves out details that they may not see. */
export async function toLines(rows: LogRow[], viewer: Member): Promise<LogLine[]> {
  const names = await namesOf(rows.map(({ actorId }) => actorId))
  return rows.map((row) => ({
    by: names.get(row.actorId) ?? null,
    agent: agents.find((agent) => agent === row.actorId) ?? null,
    action: row.action,
    day: toIsoDay(row.day),
    ...shownDetails(row, viewer),
  }))
}

function shownDetails(row: LogRow, viewer: Member) {
  // Only admins see look-ups in the list.
  const isOpen = !['member', 'grievance'].includes(row.targetKind) && !isSealedItem(row.action)
  const isVisible = isOpen || row.actorId === viewer.id || hasRole(viewer, 'admin')
  const { targetKind } = row
  if (!isVisible) return { targetKind, targetId: null, reason: null, until: null }
  return { until: null, ...openDetails(row) }
}

/**
 * A line with the title of its post, or of its comment's post; null when the item is gone, undefined for other
 * targets.
 */
export type TitledLine = LogLine & { title?: string | null }

/** Adds the titles of posts and comments. */
export async function withTitles(lines: LogLine[]): Promise<TitledLine[]> {
  const idsOf = (kind: string) =>
    lines.flatMap(({ targetKind, targetId }) => (targetKind === kind && targetId) || [])
  const [posts, comments] = await Promise.all([
    db.post.findMany({
      where: { id: { in: idsOf('post') } },
      select: { id: true, title: true },
    }),
    db.comment.findMany({
      where: { id: { in: idsOf('comment') }, deletedAt: null },
      select: { id: true, post: { select: { title: true } } },
    }),
  ])
  const titles = new Map(posts.map(({ id, title }) => [id, title]))
  for (const { id, post } of comments) if (exists(post)) titles.set(id, post.title)
  return lines.map((line) =>
    line.targetId && ['post', 'comment'].includes(line.targetKind)
      ? { ...line, title: titles.get(line.targetId) ?? null }
      : line,
  )
}

/** Returns the usernames of members by their ids; deleted accounts have none. */
export async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const members = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, username: true },
  })
  return new Map(members.map(({ id, username }) => [id, username]))
}
