import type { AppLoadContext } from '@remix-run/node'
import type { Result } from '~/domain/result'
import { leaveMissingPost } from '../post-not-found.server'

/** Unwraps the member's own item. @throws a redirect to the forum if it is missing; 403 if not theirs */
export async function ownItem<T>(
  request: Request,
  context: AppLoadContext,
  result: Result<T>,
): Promise<T> {
  if (result.ok) return result.value
  if (result.code === 'not-allowed') throw new Response(null, { status: 403 })
  throw await leaveMissingPost(request, context)
}
