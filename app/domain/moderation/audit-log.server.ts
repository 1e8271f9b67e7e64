import { db, type Transaction } from '~/database/db.server'
import { encryptStable, stableForms } from '~/runtime/encryption.server'
import type { Member } from '../members/member'
import { requireRole } from '../members/require-role'
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
import type { LoggedAction } from './reasons'

type Entry = {
  /** A member's id or an `Agent`. */
  actorId: string
  action: LoggedAction
  targetKind: 'post' | 'comment' | 'member'
  targetId: string
  reason: string
  until?: Date
  /** `idempotencyDigest` of the form. */
  idempotencyKey?: string
}

/** Adds a line to the log; call it in the transaction of the action. */
export async function writeLog(entry: Entry, tx: Transaction): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, targetId: storedTarget(entry) } })
}

/** Whether the same form has written its line already; call it under the item's lock. */
export async function isLogged(
  { targetKind, targetId, idempotencyKey }: Entry,
  tx: Transaction,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  return (await tx.auditEntry.count({ where: { targetKind, targetId, idempotencyKey } })) > 0
}

// Next to a reveal, a suspension in the clear would identify an author to somebody with the database file.
/** The stored form of a target: members are encrypted. */
export function storedTarget({ targetKind, targetId }: Pick<Entry, 'targetKind' | 'targetId'>) {
  return targetKind === 'member' ? encryptStable(memberPurpose, targetId) : targetId
}

/** The stored forms of a member, under the current secret and former ones. */
export function storedMembers(memberId: string): string[] {
  return stableForms(memberPurpose, memberId)
}

export type LogPage = { lines: LogLine[]; nextCursor: string | null }

/**
 * A page of the log, latest day first. Within a day, lines about members that others acted on come last: their
 * position would reveal that a suspension followed a reveal.
 * @param input optional `cursor` and `limit`; fails with `invalid`, or `not-allowed` for members
 */
export async function listLog(viewer: Member, input: unknown): Promise<Result<LogPage>> {
  const allowed = requireRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const [afterVisible, afterRestricted] = cursor?.split(',') ?? []
  const { visible, restricted } = rowsByVisibility(viewer)
  const [visibleRows, restrictedRows] = await Promise.all([
    readRows(visible, afterVisible, limit + 1),
    restricted ? readRows(restricted, afterRestricted, limit + 1) : [],
  ])
  // Sorting is stable, so both lists stay in order.
  const rows = [...visibleRows, ...restrictedRows].sort((a, b) =>
    dayOf(b.createdAt).localeCompare(dayOf(a.createdAt)),
  )
  const page = rows.slice(0, limit)
  const position = [
    lastOf(visibleRows, page) ?? afterVisible,
    lastOf(restrictedRows, page) ?? afterRestricted,
  ].join(',')
  const nextCursor = rows.length > limit ? writeCursor(position) : null
  return ok({ lines: await toLines(page, viewer), nextCursor })
}

function readRows(where: object, after: string | undefined, take: number) {
  const id = after ? { lt: after } : undefined
  return db.auditEntry.findMany({ where: { ...where, id }, orderBy: { id: 'desc' }, take })
}

function lastOf(rows: LogRow[], page: LogRow[]) {
  return rows.findLast((row) => page.includes(row))?.id
}

/** What was done to one item, newest first. Callers must check that the viewer is a moderator. */
export async function logOf(targetKind: string, targetId: string, viewer: Member) {
  const targetIds = targetKind === 'member' ? storedMembers(targetId) : [targetId]
  const where = { targetKind, targetId: { in: targetIds } }
  return toLines(await db.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take: 50 }), viewer)
}
