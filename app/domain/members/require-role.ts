import type { Member } from './member'
import { hasRole } from './member-role'
import { isSuspended } from './active-member'
import { fail, ok, type Result } from '../result'

/** What of a member decides which rules they may call. */
export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil'>

/**
 * What every rule asks first that is for moderators or admins alone. While they are suspended they may do no more
 * than any suspended member.
 * @returns the actor; `not-authenticated` for visitors, `not-allowed` for a lesser role and while suspended
 */
export function requireRole<Actor extends RoleHolder>(
  actor: Actor | null,
  role: Member['role'],
): Result<Actor> {
  if (!actor) return fail('not-authenticated')
  return hasRole(actor, role) && !isSuspended(actor) ? ok(actor) : fail('not-allowed')
}

/** Whether `requireRole` lets somebody through: for links to what they may do. */
export function hasActiveRole(actor: RoleHolder | null, role: Member['role']): boolean {
  return requireRole(actor, role).ok
}
