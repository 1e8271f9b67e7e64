import { db } from '~/database/db.server'
import { decrypt } from '~/runtime/encryption.server'
import type { Member } from '../members/member'
import { hasRole } from '../members/member-role'
import { dayOf } from '../day'

export const memberPurpose = 'audit-member'

/** The actors that are not members: the site itself, and the operator by a command. */
const agents = ['site', 'operator'] as const

type Agent = (typeof agents)[number]

/**
 * A line of the log, by day: the exact time and the row's id, which contains it, are never shown. `by` is null when
 * the account is deleted or an `agent` acted. Lines about members show only their actor `targetId`, `reason` and
 * `until`: next to a reveal they would identify the author.
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

/** The conditions for the rows whose details a moderator may see, and for the rest, which is null for admins. */
export function rowsByVisibility(viewer: Member) {
  if (hasRole(viewer, 'admin')) return { visible: {}, restricted: null }
  return {
    visible: { OR: [{ targetKind: { not: 'member' } }, { actorId: viewer.id }] },
    restricted: { targetKind: 'member', actorId: { not: viewer.id } },
  }
}

/** Converts rows for a viewer, leaving out details that they may not see. */
export async function toLines(rows: LogRow[], viewer: Member): Promise<LogLine[]> {
  const members = await db.user.findMany({
    where: { id: { in: [...new Set(rows.map(({ actorId }) => actorId))] } },
    select: { id: true, username: true },
  })
  const names = new Map(members.map(({ id, username }) => [id, username]))
  return rows.map((row) => ({
    by: names.get(row.actorId) ?? null,
    agent: agents.find((agent) => agent === row.actorId) ?? null,
    action: row.action,
    targetKind: row.targetKind,
    day: dayOf(row.createdAt),
    ...(isVisible(row, viewer) ? details(row) : { targetId: null, reason: null, until: null }),
  }))
}

function isVisible({ targetKind, actorId }: LogRow, viewer: Member) {
  return targetKind !== 'member' || actorId === viewer.id || hasRole(viewer, 'admin')
}

function details({ targetKind, targetId, reason, until }: LogRow) {
  return {
    targetId: targetKind === 'member' ? decrypt(memberPurpose, targetId) : targetId,
    reason,
    until: until && dayOf(until),
  }
}
