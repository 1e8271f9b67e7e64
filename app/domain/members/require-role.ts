import type { Member } from './member'
import { hasRole } from './member-role'
import { isSuspended } from './active-member'
import { fail, ok, type Result } from '../result'

export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil'>

/** Whether a member has `role` and is not suspended; fails with `not-allowed`. */
export function requireRole(member: RoleHolder, role: Member['role']): Result<null> {
  return hasRole(member, role) && !isSuspended(member) ? ok(null) : fail('not-allowed')
}

/** Whether `requireRole` would succeed, for showing links; never for visitors. */
export function hasActiveRole(viewer: RoleHolder | null, role: Member['role']): boolean {
  return viewer !== null && requireRole(viewer, role).ok
}
