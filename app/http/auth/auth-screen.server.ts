import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { isGoogleConfigured } from './google-strategy.server'
import { redirectTarget } from '../session/redirect-target'
import { getMember } from '../session/session.server'

/** The loader of the sign-in and sign-up screens. @throws a redirect for members who are signed in already */
export async function loadAuthScreen({ request, context }: LoaderFunctionArgs) {
  const target = new URL(request.url).searchParams.get('redirectTo')
  if (await getMember(request, context)) throw redirect(redirectTarget(target), 303)
  return { redirectTo: target && redirectTarget(target), hasGoogle: isGoogleConfigured() }
}
