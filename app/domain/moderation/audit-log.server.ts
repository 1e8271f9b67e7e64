import { db, type Transaction } from '~/database/db.server'
import { encryptStable, stableForms } from '~/runtime/encryption.server'
import type { Actor, Member } from '../members/member'
import { writeCursor } from '../validation/cursor.server'
import { dayOf } from '../day'
import { pageQuerySchema } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import {
  memberPurpose,
  rowsByVisibility,
  toLines,
  type LogLine,
  type LogRow,
} from './log-line.server'
import { requireModerator } from './moderator'
import type { LoggedAction } from './reasons'

type Entry = {
  /** A member's id, or an agent; no id looks like one. */
  actorId: string
  action: LoggedAction
  targetKind: 'post' | 'comment' | 'member'
  targetId: string
  reason: string
  until?: Date
}

/** Adds a line to the log. Call it in the transaction of what it tells: neither is there without the other. */
export async function writeLog(entry: Entry, tx: Transaction): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, targetId: storedTarget(entry) } })
}

// Beside the line of a reveal, the line of a suspension would name an author to whoever holds the file.
/** What the log holds for a target. */
export function storedTarget({ targetKind, targetId }: Pick<Entry, 'targetKind' | 'targetId'>) {
  return targetKind === 'member' ? encryptStable(memberPurpose, targetId) : targetId
}

/** What the log holds for a member, under the present secret and former ones. */
export function storedMembers(memberId: string): string[] {
  return stableForms(memberPurpose, memberId)
}

export type LogPage = { lines: LogLine[]; nextCursor: string | null }

/**
 * A page of the log, the latest day first. Within a day, lines about members that others acted on stand last, wherever
 * a page ends: their place among the other lines would tell that a suspension followed a reveal.
 * @param input optional `cursor` and `limit`
 * @returns the lines; `not-authenticated`, `not-allowed` for members, `invalid`
 */
export async function listLog(viewer: Actor, input: unknown): Promise<Result<LogPage>> {
  const moderator = requireModerator(viewer)
  if (!moderator.ok) return moderator
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const [afterTold, afterUntold] = cursor?.split(',') ?? []
  const { told, untold } = rowsByVisibility(moderator.value)
  const [open, closed] = await Promise.all([
    readRows(told, afterTold, limit + 1),
    untold ? readRows(untold, afterUntold, limit + 1) : [],
  ])
  // Sorting is stable: each of the two stays in its order.
  const rows = [...open, ...closed].sort((a, b) =>
    dayOf(b.createdAt).localeCompare(dayOf(a.createdAt)),
  )
  const page = rows.slice(0, limit)
  const position = [lastOf(open, page) ?? afterTold, lastOf(closed, page) ?? afterUntold].join(',')
  const nextCursor = rows.length > limit ? writeCursor(position) : null
  return ok({ lines: await toLines(page, moderator.value), nextCursor })
}

function readRows(where: object, after: string | undefined, take: number) {
  const id = after ? { lt: after } : undefined
  return db.auditEntry.findMany({ where: { ...where, id }, orderBy: { id: 'desc' }, take })
}

function lastOf(rows: LogRow[], page: LogRow[]) {
  return rows.findLast((row) => page.includes(row))?.id
}

/** What was done to one item, newest first. The caller has seen to it that a moderator asks. */
export async function logOf(targetKind: string, targetId: string, viewer: Member) {
  const targetIds = targetKind === 'member' ? storedMembers(targetId) : [targetId]
  const where = { targetKind, targetId: { in: targetIds } }
  return toLines(await db.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take: 50 }), viewer)
}
