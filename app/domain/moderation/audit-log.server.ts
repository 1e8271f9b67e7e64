import { db, type Transaction } from '~/database/db.server'
import { type Member, hasRole, checkRole } from '../members/member'
import {
  writeCursor,
  timestampCursor,
  timestampQuery,
  pageLimit,
  validate,
} from '../validation/validation.server'
import { startOfDay } from '../day'
import { ok, type Result } from '../result'
import { findOwnItems, type Item } from './item.server'
import {
  openDetails,
  targetColumns,
  toLines,
  withTitles,
  type LogDetails,
  type LogLine,
  type LogRow,
  type TitledLine,
} from './log-line.server'
import type { LoggedAction } from './reasons'

type Entry = LogDetails & {
  /** A member's id or an `Agent`. */
  actorId: string
  action: LoggedAction
  /** `idempotencyDigest` of the form. */
  idempotencyKey?: string
}

/** Adds a line to the log. Call it in the transaction of the action. */
export async function writeLog(entry: Entry, tx: Transaction): Promise<void> {
  const { actorId, action, idempotencyKey, ...details } = entry
  await tx.auditEntry.create({
    data: {
      actorId,
      action,
      idempotencyKey,
      day: startOfDay(new Date()),
      ...targetColumns(action, details),
    },
  })
}

/**
 * Returns the action that the same form has already performed, or null. Call it under a lock that repeated
 * submissions of the form wait for.
 * @param since the first day that counts; by default all days
 */
export async function loggedActionOf(
  idempotencyKey: string | undefined,
  tx: Transaction,
  since?: Date,
): Promise<string | null> {
  if (idempotencyKey === undefined) return null
  const select = { action: true }
  const where = { idempotencyKey, day: { gte: since } }
  return (await tx.auditEntry.findFirst({ where, select }))?.action ?? null
}

export type LogPage = { lines: TitledLine[]; nextCursor: string | null }

const list = 'log'

const logQuerySchema = timestampQuery(list).extend({ limit: pageLimit })

type Position = { createdAt: Date; id: string }

/**
 * Returns a page of the log, latest day first and in random order within a day. Only admins see look-ups, and not
 * those of their own items, because they would learn who looked them up.
 * @param input optional `cursor` and `limit`; fails with `invalid`, or `not-allowed` for members
 */
export async function listLog(viewer: Member, input: unknown): Promise<Result<LogPage>> {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const checked = validate(logQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await readRows(viewer, cursor, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor =
    last && rows.length > limit
      ? writeCursor(list, timestampCursor({ createdAt: last.day, id: last.id }))
      : null
  return ok({ lines: await withTitles(await toLines(page, viewer)), nextCursor })
}

// Reads until the page is full. A page that is one line short would tell an admin of a look-up of their own item.
async function readRows(viewer: Member, cursor: Position | undefined, count: number) {
  const visible = hasRole(viewer, 'admin') ? {} : { targetKind: { not: 'lookUp' } }
  const rows: LogRow[] = []
  for (let after = cursor; rows.length < count;) {
    const take = count - rows.length
    const batch = await readBatch(visible, after, take)
    rows.push(...(await withoutOwnItems(batch, viewer)))
    const last = batch.at(-1)
    if (!last || batch.length < take) break
    after = { createdAt: last.day, id: last.id }
  }
  return rows
}

function readBatch(where: object, after: Position | undefined, take: number) {
  const { createdAt: day, id } = after ?? {}
  const isAfter = day && { OR: [{ day: { lt: day } }, { day, id: { lt: id } }] }
  return db.auditEntry.findMany({
    where: { AND: [where, isAfter ?? {}] },
    orderBy: [{ day: 'desc' }, { id: 'desc' }],
    take,
  })
}

async function withoutOwnItems(rows: LogRow[], viewer: Member) {
  const lookUps = rows.filter(({ targetKind }) => targetKind === 'lookUp')
  if (!lookUps.length) return rows
  const ids = lookUps.map((row) => openDetails(row).targetId).filter((id) => id !== null)
  const own = await findOwnItems(viewer.id, ids)
  return rows.filter((row) => !own.size || !own.has(openDetails(row).targetId ?? ''))
}

const maxLookUps = 5_000
const batchSize = 500

/**
 * Reads the latest 5,000 log lines about look-ups, latest day first, without lines about the viewer's own items. Only
 * for admins.
 */
export async function readLookUps(viewer: Member): Promise<LogRow[]> {
  const rows: LogRow[] = []
  let after: Position | undefined
  for (let read = 0; read < maxLookUps; read += batchSize) {
    const batch = await readBatch({ targetKind: 'lookUp' }, after, batchSize)
    rows.push(...(await withoutOwnItems(batch, viewer)))
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) break
    after = { createdAt: last.day, id: last.id }
  }
  return rows
}

const maxHistory = 50

/**
 * Reads the log lines about one item, latest day first; look-ups only for admins. Callers must check that the viewer
 * is a moderator.
 */
export async function logOf({ kind, id }: Item, viewer: Member): Promise<LogLine[]> {
  const [actions, lookUps] = await Promise.all([
    readBatch({ targetKind: kind, targetId: id }, undefined, maxHistory),
    hasRole(viewer, 'admin') ? readLookUps(viewer) : [],
  ])
  const ofItem = lookUps.filter((row) => openDetails(row).targetId === id)
  const rows = [...actions, ...ofItem].sort(byDay).slice(0, maxHistory)
  return toLines(rows, viewer)
}

function byDay(a: LogRow, b: LogRow) {
  return b.day.getTime() - a.day.getTime() || (a.id < b.id ? 1 : -1)
}
