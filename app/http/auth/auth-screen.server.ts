import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { isGoogleConfigured } from './google-provider.server'
import { redirectTarget } from '../session/redirect-target'
import { getMember } from '../session/session.server'

/**
 * What the screens for signing in and up need to know: where to go afterwards, and whether Google is there.
 * @throws a redirect on, for whoever is signed in already
 */
export async function loadAuthScreen({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('redirectTo')
  if (await getMember(request, context)) throw redirect(redirectTarget(wanted), 303)
  return { redirectTo: wanted && redirectTarget(wanted), hasGoogle: isGoogleConfigured() }
}
