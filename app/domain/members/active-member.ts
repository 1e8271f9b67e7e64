import { fail, ok, type Result } from '../result'
import type { Member } from './member'

/** Whether a member is suspended now: they may read, sign in, export and delete their account, but not write. */
export function isSuspended({ suspendedUntil }: Pick<Member, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date()
}

/** Whether a member may write to the forum; fails with `not-allowed` while suspended. */
export function requireActiveMember(member: Member): Result<null> {
  return isSuspended(member) ? fail('not-allowed', { '': 'suspended' }) : ok(null)
}
