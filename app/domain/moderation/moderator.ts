import type { Actor, Member } from '../members/member'
import { requireRole } from '../members/require-role'
import type { Result } from '../result'

/** What every rule of moderation asks first. @returns the moderator; refusals as `requireRole` */
export function requireModerator(actor: Actor): Result<Member> {
  return requireRole(actor, 'moderator')
}
