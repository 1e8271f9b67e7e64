import type { Actor, Member } from '../members/member'
import { requireRole } from '../members/require-role'
import type { Result } from '../result'

/** The moderator or admin; fails like `requireRole`. */
export function requireModerator(actor: Actor): Result<Member> {
  return requireRole(actor, 'moderator')
}
