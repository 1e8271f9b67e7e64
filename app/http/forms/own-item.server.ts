import { redirect } from '@remix-run/node'
import type { Result } from '~/domain/result'
import { signInPath } from '../session/redirect-target'
import { flash } from '../session/session.server'

/**
 * The member's own item that a screen is about.
 * @throws a redirect to sign-in for visitors, to the forum with a notice when the item is missing,
 *   and a 403 response for anybody else's
 */
export async function ownItem<T>(request: Request, result: Result<T>): Promise<T> {
  if (result.ok) return result.value
  if (result.code === 'not-authenticated') {
    throw redirect(signInPath(new URL(request.url).pathname), 303)
  }
  if (result.code === 'not-allowed') throw new Response(null, { status: 403 })
  await flash(request, 'post-not-found')
  throw redirect('/forum', 303)
}
