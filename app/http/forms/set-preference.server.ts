import { redirect } from '@remix-run/node'
import { preferenceCookie, type Choice } from '../session/preferences.server'
import { readForm } from './read-form.server'
import { redirectTarget } from '../session/redirect-target'

/** Stores a choice in its cookie and redirects back. @throws a 400 response for a value outside `choices` */
export async function setPreference(
  request: Request,
  name: Choice,
  choices: string[],
): Promise<Response> {
  const { [name]: chosen = '', returnTo } = await readForm(request, [name, 'returnTo'])
  if (!choices.includes(chosen)) throw new Response(null, { status: 400 })
  return redirect(redirectTarget(returnTo, '/'), {
    status: 303,
    headers: { 'Set-Cookie': preferenceCookie(name, chosen) },
  })
}
