import type { AppLoadContext } from '@remix-run/node'
import { neededReauthentication } from '~/domain/accounts/reauthenticate.server'
import type { Member } from '~/domain/members/member'
import { getSessionId } from '../session/session.server'
import { isGoogleConfigured } from './google-strategy.server'

/** What a form must ask of its member before it does anything, and whether Google can be asked. */
export async function reauthenticationFor(
  request: Request,
  context: AppLoadContext,
  member: Member,
) {
  const needed = await neededReauthentication(member, await getSessionId(request, context))
  return { needed, hasGoogle: isGoogleConfigured() }
}
