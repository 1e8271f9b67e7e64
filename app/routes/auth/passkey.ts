import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import {
  beginPasskeySecondStep,
  beginPasskeySignIn,
} from '~/domain/passkeys/passkey-sign-in.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { keepToken, keptToken } from '~/http/session/second-step-cookie.server'

const useField = { use: z.enum(['sign-in', 'second-step']) }

/** Tells a script what a passkey is to sign; only this browser can send it back, with the page's own form. */
export async function action({ request }: ActionFunctionArgs) {
  const { use } = await readForm(request, noFields, useField)
  const begun =
    use === 'sign-in'
      ? beginPasskeySignIn()
      : await beginPasskeySecondStep(keptToken(request, 'signIn'))
  if (!begun) throw new Response(null, { status: 404 })
  // Remix drops the headers of `data()` when a script asks by itself.
  return Response.json(begun.options, {
    headers: { 'Set-Cookie': keepToken('passkey', begun.token) },
  })
}
