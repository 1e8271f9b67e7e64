import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { requireTwoFactorDone } from '~/domain/two-factor/reauthenticate-for-change.server'
import { beginTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import { setCookie } from './pending-cookies.server'
import { getSessionId, requireMember } from './session.server'
import { isSharedDevice } from './shared-device.server'
import { twoFactorPath } from './sign-in.server'

/**
 * Returns the signed-in member and session id for a change of two-factor authentication.
 * @throws a redirect. Visitors go to sign-in. Members who have not completed two-factor authentication in this session
 *   go to its form, and from there to `returnTo`.
 */
export async function requireTwoFactor(
  request: Request,
  context: AppLoadContext,
  returnTo?: string,
): Promise<{ member: Member; sessionId: string }> {
  const member = await requireMember(request, context)
  const sessionId = (await getSessionId(request, context)) ?? ''
  const done = await requireTwoFactorDone(member, sessionId)
  if (!done.ok) throw await twoFactorRedirect(request, member, returnTo)
  return { member, sessionId }
}

/** Redirects to the two-factor form and back, or to its set-up for members who have none. */
export async function twoFactorRedirect(
  request: Request,
  member: Member,
  returnTo = new URL(request.url).pathname,
): Promise<Response> {
  const isShared = isSharedDevice(request.headers.get('Cookie'))
  const waiting = await beginTwoFactor(member, '', isShared)
  if (waiting === null) return redirect('/profile/settings/second-step', 303)
  const headers = { 'Set-Cookie': setCookie('signIn', waiting, isShared) }
  return redirect(twoFactorPath(returnTo), { status: 303, headers })
}
