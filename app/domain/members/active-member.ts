import { fail, ok, type Result } from '../result'
import type { Actor, Member } from './member'

/** Whether a member is suspended now: she may read, sign in, export and leave, and write nothing. */
export function isSuspended({ suspendedUntil }: Pick<Member, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date()
}

/**
 * What every rule asks first that writes to the forum.
 * @returns the member; `not-authenticated` for visitors, `not-allowed` with the problem while she is suspended
 */
export function requireActiveMember(actor: Actor): Result<Member> {
  if (!actor) return fail('not-authenticated')
  return isSuspended(actor) ? fail('not-allowed', { '': 'suspended' }) : ok(actor)
}
