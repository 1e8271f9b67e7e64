import { fail, ok, type Result } from '../result'
import type { Actor, Member } from './member'

/** Whether a member is suspended now: they may read, sign in, export and delete their account, but not write. */
export function isSuspended({ suspendedUntil }: Pick<Member, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date()
}

/** The member who may write to the forum; fails with `not-authenticated`, or `not-allowed` while suspended. */
export function requireActiveMember(actor: Actor): Result<Member> {
  if (!actor) return fail('not-authenticated')
  return isSuspended(actor) ? fail('not-allowed', { '': 'suspended' }) : ok(actor)
}
