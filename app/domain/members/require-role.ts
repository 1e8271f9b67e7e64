import type { Member } from './member'
import { hasRole } from './member-role'
import { isSuspended } from './active-member'
import { fail, ok, type Result } from '../result'

export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil' | 'secondStepAt'>

/**
 * Whether a member has `role`, is not suspended, and has done a second step in this session: a stolen password opens
 * nothing. Fails with `not-allowed`.
 */
export function requireRole(member: RoleHolder, role: Member['role']): Result<null> {
  return isOnTeam(member, role) && member.secondStepAt !== null ? ok(null) : fail('not-allowed')
}

/** Whether nothing but a second step in this session is missing to `requireRole`; never for visitors. */
export function lacksSecondStep(member: RoleHolder | null, role: Member['role']): boolean {
  return member !== null && isOnTeam(member, role) && member.secondStepAt === null
}

function isOnTeam(member: RoleHolder, role: Member['role']) {
  return hasRole(member, role) && !isSuspended(member)
}

/** Whether `requireRole` would succeed, for showing links; never for visitors. */
export function hasActiveRole(viewer: RoleHolder | null, role: Member['role']): boolean {
  return viewer !== null && requireRole(viewer, role).ok
}
