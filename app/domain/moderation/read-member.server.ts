import { db } from '~/database/db.server'
import { type Member, requireRole, hasRole, isSuspended } from '../members/member'
import { toIsoDay, startOfDay } from '../day'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { writeLog } from './audit-log.server'
import { openDetails } from './log-line.server'

/** `suspendedUntil` is the last day; `mayAct` tells whether this moderator may suspend the member. */
export type ModeratedMember = {
  id: string
  username: string
  displayName: string | null
  role: Member['role']
  suspendedUntil: string | null
  mayAct: boolean
}

/** A member for moderators, logged once a day per moderator; `not-allowed` for members, or `not-found`. */
export async function readModeratedMember(
  viewer: Member,
  memberId: string,
): Promise<Result<ModeratedMember>> {
  const found = await findModeratedMember(viewer, memberId)
  if (!found.ok) return found
  await logView(viewer.id, memberId)
  const { suspendedUntil, ...member } = found.value
  const until = suspendedUntil && isSuspended({ suspendedUntil }) ? toIsoDay(suspendedUntil) : null
  return ok({ ...member, suspendedUntil: until })
}

/** The member's columns for rules, without a line in the log, and whether this moderator may suspend them. */
export async function findModeratedMember(viewer: Member, memberId: string) {
  const allowed = requireRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  if (!isId(memberId)) return fail('not-found')
  const select = { username: true, displayName: true, role: true, suspendedUntil: true }
  const member = await db.user.findUnique({
    where: { id: memberId },
    select: { id: true, ...select },
  })
  if (!member) return fail('not-found')
  return ok({ ...member, mayAct: mayAct(viewer, member) })
}

// Nobody suspends themselves, and only admins suspend moderators and admins.
function mayAct(moderator: Member, member: Pick<Member, 'id' | 'role'>) {
  return member.id !== moderator.id && (member.role === 'member' || hasRole(moderator, 'admin'))
}

const maxViews = 5_000

async function logView(actorId: string, targetId: string) {
  const line = { actorId, action: 'readMember' } as const
  await db.$transaction(async (tx) => {
    const where = { ...line, day: startOfDay(new Date()) }
    const views = await tx.auditEntry.findMany({ where, take: maxViews })
    if (views.some((view) => openDetails(view).targetId === targetId)) return
    await writeLog({ ...line, targetKind: 'member', targetId, reason: 'page' }, tx)
  })
}
