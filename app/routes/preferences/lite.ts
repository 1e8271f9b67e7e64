import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { preferenceCookie } from '~/http/preferences.server'
import { readForm } from '~/http/read-form.server'
import { redirectTarget } from '~/http/redirect-target'

export async function action({ request }: ActionFunctionArgs) {
  const { lite, returnTo } = await readForm(request, ['lite', 'returnTo'])
  if (lite !== '1' && lite !== '0') throw new Response(null, { status: 400 })
  return redirect(redirectTarget(returnTo, '/'), {
    status: 303,
    headers: { 'Set-Cookie': preferenceCookie('lite', lite) },
  })
}
