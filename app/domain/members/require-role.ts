import type { Member } from './member'
import { hasRole } from './member-role'
import { isSuspended } from './active-member'
import { fail, ok, type Result } from '../result'

export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil'>

/** The actor, if they have `role` and are not suspended; fails with `not-authenticated` or `not-allowed`. */
export function requireRole<Actor extends RoleHolder>(
  actor: Actor | null,
  role: Member['role'],
): Result<Actor> {
  if (!actor) return fail('not-authenticated')
  return hasRole(actor, role) && !isSuspended(actor) ? ok(actor) : fail('not-allowed')
}

/** Whether `requireRole` would succeed, for showing links. */
export function hasActiveRole(actor: RoleHolder | null, role: Member['role']): boolean {
  return requireRole(actor, role).ok
}
