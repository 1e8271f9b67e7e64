import { db } from '~/database/db.server'
import { decrypt } from '~/runtime/encryption.server'
import type { Member } from '../members/member'
import { hasRole } from '../members/member-role'
import { dayOf } from '../day'

/** What members are encrypted for in the log. */
export const memberPurpose = 'audit-member'

/**
 * Whom the log names where no member acted: the site itself, and whoever runs it, by a command at the server, which
 * knows nobody's name.
 */
const agents = ['site', 'operator'] as const

type Agent = (typeof agents)[number]

/**
 * A line as moderators read it: its day and never the moment, nor the row's id, which holds the moment too. `by` is null
 * where nobody is left, or where an `agent` acted. Of a line about a member those who did not act are told neither
 * `targetId`, `reason` nor `until`: next to the line of a reveal, they would name the author.
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

/**
 * The conditions for the rows of the log that a moderator is told whole, and for the rest: what others did about members.
 * @returns null for the rest where there is none, to admins
 */
export function rowsByVisibility(viewer: Member) {
  if (hasRole(viewer, 'admin')) return { told: {}, untold: null }
  return {
    told: { OR: [{ targetKind: { not: 'member' } }, { actorId: viewer.id }] },
    untold: { targetKind: 'member', actorId: { not: viewer.id } },
  }
}

/** Puts rows of the log as this moderator may read them. */
export async function toLines(rows: LogRow[], viewer: Member): Promise<LogLine[]> {
  const people = await db.user.findMany({
    where: { id: { in: [...new Set(rows.map(({ actorId }) => actorId))] } },
    select: { id: true, username: true },
  })
  const names = new Map(people.map(({ id, username }) => [id, username]))
  return rows.map((row) => ({
    by: names.get(row.actorId) ?? null,
    agent: agents.find((agent) => agent === row.actorId) ?? null,
    action: row.action,
    targetKind: row.targetKind,
    day: dayOf(row.createdAt),
    ...(isTold(row, viewer) ? details(row) : { targetId: null, reason: null, until: null }),
  }))
}

function isTold({ targetKind, actorId }: LogRow, viewer: Member) {
  return targetKind !== 'member' || actorId === viewer.id || hasRole(viewer, 'admin')
}

function details({ targetKind, targetId, reason, until }: LogRow) {
  return {
    targetId: targetKind === 'member' ? decrypt(memberPurpose, targetId) : targetId,
    reason,
    until: until && dayOf(until),
  }
}
