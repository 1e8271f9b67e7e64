import { redirect } from '@remix-run/node'
import type { Result } from '~/domain/result'
import { signInPath } from '../session/redirect-target'
import { flash } from '../session/session.server'

/** Unwraps the member's own item. @throws a redirect to sign-in or, if missing, to the forum; 403 if not theirs */
export async function ownItem<T>(request: Request, result: Result<T>): Promise<T> {
  if (result.ok) return result.value
  if (result.code === 'not-authenticated') {
    throw redirect(signInPath(new URL(request.url).pathname), 303)
  }
  if (result.code === 'not-allowed') throw new Response(null, { status: 403 })
  await flash(request, 'post-not-found')
  throw redirect('/forum', 303)
}
