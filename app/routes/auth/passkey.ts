import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { beginPasskeyTwoFactor, beginPasskeySignIn } from '~/domain/passkeys/passkey-sign-in.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { setCookie, readCookie } from '~/http/session/pending-cookies.server'

const useField = { use: z.enum(['sign-in', 'second-step']) }

/**
 * Sends a script the challenge for a passkey to sign. Only this browser can return the result, with the page's own
 * form.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { use } = await readForm(request, noFields, useField)
  const begun =
    use === 'sign-in'
      ? beginPasskeySignIn()
      : await beginPasskeyTwoFactor(readCookie(request, 'signIn'))
  if (!begun) throw new Response(null, { status: 404 })
  // Remix drops the headers of `data()` when a script fetches the route directly.
  return Response.json(begun.options, {
    headers: { 'Set-Cookie': setCookie('passkey', begun.token, true) },
  })
}
