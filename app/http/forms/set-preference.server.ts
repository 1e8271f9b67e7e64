import { redirect } from '@remix-run/node'
import { preferenceCookie, type Choice } from '../session/preferences.server'
import { readForm } from './read-form.server'
import { redirectTarget } from '../session/redirect-target'

/**
 * Answers a form by which a visitor chooses how pages come to her: keeps the choice in its cookie and leads back.
 * @param name of the field and the cookie
 * @param choices what it may be
 * @throws {Response} 400 for anything else
 */
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
