import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { idleField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { sessionIn, signOutHeaders, wasOnSharedDevice } from '~/http/session/session.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { elsewhere } from '~/ui/shell/elsewhere'

/**
 * A page open for ten minutes on a shared phone loads this URL by itself (`IdleRefresh`). While another tab is in
 * use, the session continues. This request does not count as use, or two open tabs would keep each other signed in.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has('idle')) return redirect('/forum', 303)
  if (await sessionIn(request.headers.get('Cookie') ?? undefined))
    return linkTo(request, '/forum', new Headers())
  // A link or image of another site may lead here. Unless somebody used a shared phone, nothing is cleared.
  const headers = (await wasOnSharedDevice(request)) ? await signOutHeaders(request, true) : []
  return redirect('/auth/signin?notice=signed-out-idle', { status: 303, headers })
}

/**
 * Ends the session after a quick exit or ten idle minutes on a shared phone, and opens another site. The page's
 * `form-action` policy would refuse a redirect. An idle page does not end a session that another tab uses: a phone may
 * have stopped the page, so that it did not hear of the use. It stays (204) if that session is of the same member.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { idle } = await readForm(request, noFields, idleField)
  const open = idle && (await sessionIn(request.headers.get('Cookie') ?? undefined))
  if (open)
    return open.member.username === idle
      ? new Response(null, { status: 204 })
      : redirect('/forum', 303)
  const headers = new Headers(await signOutHeaders(request, idle !== undefined))
  headers.set('Refresh', `0; url=${elsewhere}`)
  return linkTo(request, elsewhere, headers)
}

// A page with only a link.
async function linkTo(request: Request, url: string, headers: Headers) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const language = await getLanguage(request)
  const { t } = getI18n(language)
  const text = url === elsewhere ? url : t('forum')
  return new Response(
    `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${t('company')}</title><p><a href="${url}">${text}</a></p></html>`,
    { headers },
  )
}
