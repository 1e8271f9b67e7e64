import { db } from '~/database/db.server'
import type { Actor, Member } from '../members/member'
import { hasRole } from '../members/member-role'
import { isSuspended } from '../members/active-member'
import { dayOf, startOfDay } from '../day'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { storedMembers, writeLog } from './audit-log.server'
import { requireModerator } from './moderator'

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
  viewer: Actor,
  memberId: string,
): Promise<Result<ModeratedMember>> {
  const found = await findModeratedMember(viewer, memberId)
  if (!viewer || !found.ok) return found.ok ? fail('not-authenticated') : found
  await logView(viewer.id, memberId)
  const { updatedAt: _, suspendedUntil, ...member } = found.value
  const until = suspendedUntil && isSuspended({ suspendedUntil }) ? dayOf(suspendedUntil) : null
  return ok({ ...member, suspendedUntil: until })
}

/** The member's columns for rules, without a line in the log, and whether this moderator may suspend them. */
export async function findModeratedMember(viewer: Actor, memberId: string) {
  const moderator = requireModerator(viewer)
  if (!moderator.ok) return moderator
  if (!isId(memberId)) return fail('not-found')
  const select = { username: true, displayName: true, role: true, suspendedUntil: true }
  const member = await db.user.findUnique({
    where: { id: memberId },
    select: { id: true, ...select, updatedAt: true },
  })
  if (!member) return fail('not-found')
  return ok({ ...member, mayAct: mayAct(moderator.value, member) })
}

// Nobody suspends themselves, and only admins suspend moderators and admins.
function mayAct(moderator: Member, member: Pick<Member, 'id' | 'role'>) {
  return member.id !== moderator.id && (member.role === 'member' || hasRole(moderator, 'admin'))
}

async function logView(actorId: string, targetId: string) {
  const line = { actorId, action: 'readMember', targetKind: 'member' } as const
  await db.$transaction(async (tx) => {
    const targets = { in: storedMembers(targetId) }
    const today = { gte: startOfDay(new Date()) }
    const where = { ...line, targetId: targets, createdAt: today }
    if (await tx.auditEntry.count({ where })) return
    await writeLog({ ...line, targetId, reason: 'page' }, tx)
  })
}
