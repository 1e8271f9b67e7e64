import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { requireSecondStepDone } from '~/domain/second-step/reauthenticate-for-change.server'
import { beginSecondStep } from '~/domain/second-step/second-step-sign-in.server'
import { keepToken } from './second-step-cookie.server'
import { getSessionId, requireMember } from './session.server'
import { secondStepPath } from './sign-in.server'

/**
 * A signed-in member who may change their second step, and the id of their session.
 * @throws a redirect for visitors to sign-in, and for those who have a second step and have not done it in this session
 * to the form for its code, and from there to `returnTo`
 */
export async function requireSecondStep(
  request: Request,
  context: AppLoadContext,
  returnTo?: string,
): Promise<{ member: Member; sessionId: string }> {
  const member = await requireMember(request, context)
  const sessionId = (await getSessionId(request, context)) ?? ''
  const done = await requireSecondStepDone(member, sessionId)
  if (!done.ok) throw await wayToSecondStep(request, member, returnTo)
  return { member, sessionId }
}

/** The way to the form for a code and back, or to setting a second step up for members without one. */
export async function wayToSecondStep(
  request: Request,
  member: Member,
  returnTo = new URL(request.url).pathname,
): Promise<Response> {
  const waiting = await beginSecondStep(member, '')
  if (waiting === null) return redirect('/profile/settings/second-step', 303)
  const headers = { 'Set-Cookie': keepToken('signIn', waiting) }
  return redirect(secondStepPath(returnTo), { status: 303, headers })
}
