import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { idleField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { signOutHeaders } from '~/http/session/session.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { elsewhere } from '~/ui/shell/elsewhere'

export function loader() {
  return redirect('/forum', 303)
}

/**
 * Quick exit on a shared phone, or ten idle minutes there: ends the session, then leads elsewhere. A redirect would be
 * refused by the form's policy.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { idle } = await readForm(request, noFields, idleField)
  const headers = new Headers(await signOutHeaders(request, idle !== undefined))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Refresh', `0; url=${elsewhere}`)
  return new Response(
    `<!doctype html><html lang="en"><title>${getI18n(await getLanguage(request)).t('company')}</title><p><a href="${elsewhere}">${elsewhere}</a></p></html>`,
    { headers },
  )
}
