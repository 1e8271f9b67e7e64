import { db, type Transaction } from '~/db.server'
import { decrypt, encryptStable, stableForms } from '~/encryption.server'
import type { Actor, Member } from '../accounts/member'
import { hasRole } from '../accounts/member-role'
import { cutPage, pageQuerySchema } from '../page-query.server'
import { ok, type Result } from '../result'
import { validate } from '../validation.server'
import { requireModerator } from './moderator'
import type { LoggedAction } from './reasons'

/**
 * Whom the log names where no member acted: the site itself, and whoever runs it, by a command at the server, which
 * knows nobody's name.
 */
const agents = ['site', 'operator'] as const

export type Agent = (typeof agents)[number]

const purpose = 'audit-member'

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
  return targetKind === 'member' ? encryptStable(purpose, targetId) : targetId
}

/** What the log holds for a member, under the present secret and former ones. */
export function storedMembers(memberId: string): string[] {
  return stableForms(purpose, memberId)
}

/**
 * A line as moderators read it. `by` is null where nobody is left, or where an `agent` acted; `targetId` where it would
 * tell too much.
 */
export type LogLine = {
  id: string
  by: string | null
  agent: Agent | null
  action: string
  targetKind: string
  targetId: string | null
  reason: string
  until: Date | null
  createdAt: Date
}

export type LogPage = { lines: LogLine[]; nextCursor: string | null }

/**
 * A page of the log, newest first. Which member a line is about is told to admins and to whoever did it: next to the
 * line that somebody looked up an author, it would name her to all other moderators.
 * @param input optional `cursor` and `limit`
 * @returns the lines; `not-authenticated`, `not-allowed` for members, `invalid`
 */
export async function listLog(actor: Actor, input: unknown): Promise<Result<LogPage>> {
  const moderator = requireModerator(actor)
  if (!moderator.ok) return moderator
  const checked = validate(pageQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor, limit } = checked.value
  const rows = await db.auditEntry.findMany({
    where: { id: cursor ? { lt: cursor } : undefined },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ id }) => id)
  return ok({ lines: await toLines(page, moderator.value), nextCursor })
}

/** What was done to one item, newest first. The caller has seen to it that a moderator asks. */
export async function logOf(targetKind: string, targetId: string, reader: Member) {
  const targetIds = targetKind === 'member' ? storedMembers(targetId) : [targetId]
  const where = { targetKind, targetId: { in: targetIds } }
  return toLines(await db.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take: 50 }), reader)
}

type Row = Awaited<ReturnType<typeof db.auditEntry.findMany>>[number]

async function toLines(rows: Row[], reader: Member): Promise<LogLine[]> {
  const people = await db.user.findMany({
    where: { id: { in: [...new Set(rows.map(({ actorId }) => actorId))] } },
    select: { id: true, username: true },
  })
  const names = new Map(people.map(({ id, username }) => [id, username]))
  return rows.map(({ actorId, ...row }) => ({
    ...row,
    by: names.get(actorId) ?? null,
    agent: agents.find((agent) => agent === actorId) ?? null,
    targetId: isTold({ actorId, ...row }, reader) ? readTarget(row) : null,
  }))
}

function readTarget({ targetKind, targetId }: Pick<Row, 'targetKind' | 'targetId'>) {
  return targetKind === 'member' ? decrypt(purpose, targetId) : targetId
}

function isTold({ targetKind, actorId }: Row, reader: Member) {
  return targetKind !== 'member' || actorId === reader.id || hasRole(reader, 'admin')
}
