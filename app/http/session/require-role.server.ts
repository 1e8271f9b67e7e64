import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { lacksSecondStep, requireRole as requireRoleOf } from '~/domain/members/require-role'
import { beginSecondStep } from '~/domain/second-step/second-step-sign-in.server'
import { keepToken } from './second-step-cookie.server'
import { requireMember } from './session.server'
import { secondStepPath } from './sign-in.server'

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
  if (lacksSecondStep(member, role)) throw await wayToSecondStep(request, member)
  throw new Response(null, { status: 403 })
}

async function wayToSecondStep(request: Request, member: Member) {
  const waiting = await beginSecondStep(member, '')
  if (waiting === null) return redirect('/profile/settings/second-step', 303)
  const headers = { 'Set-Cookie': keepToken('signIn', waiting) }
  return redirect(secondStepPath(new URL(request.url).pathname), { status: 303, headers })
}
