import type { AppLoadContext } from '@remix-run/node'
import { type Member, lacksTwoFactor, checkRole } from '~/domain/members/member'
import { twoFactorRedirect } from './require-two-factor.server'
import { requireMember } from './session.server'

/**
 * Returns the signed-in member if they have this role.
 * @throws 403 for lower roles and suspended members. Visitors are redirected to sign-in. Members without two-factor
 *   authentication in this session are redirected to its form or set-up.
 */
export async function requireRole(
  request: Request,
  context: AppLoadContext,
  role: Member['role'],
): Promise<Member> {
  const member = await requireMember(request, context)
  if (checkRole(member, role).ok) return member
  if (lacksTwoFactor(member, role)) throw await twoFactorRedirect(request, member)
  throw new Response(null, { status: 403 })
}
