import type { AppLoadContext } from '@remix-run/node'
import { type Member, lacksTwoFactor, requireRole as requireRoleOf } from '~/domain/members/member'
import { twoFactorRedirect } from './require-two-factor.server'
import { requireMember } from './session.server'

/**
 * A signed-in member with this role.
 * @throws 403 for lower roles and suspended members; a redirect for visitors to sign-in, and for those who have done no
 * second step in this session to the form for its code, or to setting one up
 */
export async function requireRole(
  request: Request,
  context: AppLoadContext,
  role: Member['role'],
): Promise<Member> {
  const member = await requireMember(request, context)
  if (requireRoleOf(member, role).ok) return member
  if (lacksTwoFactor(member, role)) throw await twoFactorRedirect(request, member)
  throw new Response(null, { status: 403 })
}
