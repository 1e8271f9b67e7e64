import { data, redirect } from '@remix-run/node'
import type { Result } from '~/domain/result'
import { signedSuccessUrl } from './signed-success-url.server'
import { noFields, readForm } from './read-form.server'

/**
 * Performs a mailed link's action when somebody presses the button on its page.
 * @param confirm takes the token from the page's URL
 * @returns a redirect to the page, which then confirms the action; 400 for a link that does not work
 */
export async function confirmLink(
  request: Request,
  confirm: (token: string | null) => Promise<Result<unknown>>,
) {
  await readForm(request, noFields)
  const { pathname, searchParams } = new URL(request.url)
  const result = await confirm(searchParams.get('token'))
  return result.ok ? redirect(signedSuccessUrl(pathname), 303) : data(null, { status: 400 })
}
