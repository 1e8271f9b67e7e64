import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { preferenceCookie } from '~/http/preferences.server'
import { readForm } from '~/http/read-form.server'
import { redirectTarget } from '~/http/redirect-target'

export async function action({ request }: ActionFunctionArgs) {
  const { theme, returnTo } = await readForm(request, ['theme', 'returnTo'])
  if (theme !== 'light' && theme !== 'dark') throw new Response(null, { status: 400 })
  return redirect(redirectTarget(returnTo, '/'), {
    status: 303,
    headers: { 'Set-Cookie': preferenceCookie('theme', theme) },
  })
}
