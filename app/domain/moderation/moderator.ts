import type { Actor, Member } from '../accounts/member'
import { hasRole } from '../accounts/member-role'
import { isSuspended } from '../accounts/writer'
import { fail, ok, type Result } from '../result'

/** What every rule of moderation asks first. @returns the moderator; `not-authenticated`, `not-allowed` for others */
export function requireModerator(actor: Actor): Result<Member> {
  if (!actor) return fail('not-authenticated')
  return hasRole(actor, 'moderator') && !isSuspended(actor) ? ok(actor) : fail('not-allowed')
}
