import { type AppLoadContext, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { hasGoogleConnection } from '~/domain/accounts/google-sign-in.server'
import { neededReauthentication } from '~/domain/accounts/reauthenticate.server'
import type { Member } from '~/domain/members/member'
import { noticeFromUrl } from '../presenters/notices.server'
import { flash } from '../session/flash.server'
import { getSessionId, getMember } from '../session/session.server'
import { isGoogleConfigured } from './google-strategy.server'
import { redirectTarget } from '../session/redirect-target'

/** The reauthentication that a form needs, whether Google is available for it, and how to set a password instead. */
export async function reauthenticationFor(
  request: Request,
  context: AppLoadContext,
  member: Member,
) {
  const needed = await neededReauthentication(member, await getSessionId(request, context))
  const hasGoogle =
    needed === 'google' && isGoogleConfigured() && (await hasGoogleConnection(member.id))
  return { needed, hasGoogle, hasEmail: member.email !== null }
}

/** Loads the sign-in and sign-up screens. @throws a redirect for members who are signed in already */
export async function loadAuthScreen({ request, context }: LoaderFunctionArgs) {
  const target = new URL(request.url).searchParams.get('redirectTo')
  if (await getMember(request, context)) {
    const notice = noticeFromUrl(request)
    if (notice) await flash(request, context, notice)
    throw redirect(redirectTarget(target), 303)
  }
  return { redirectTo: target && redirectTarget(target), hasGoogle: isGoogleConfigured() }
}
