import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Actor } from '../domain/members/member'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { flash } from './session/flash.server'

/** Redirects from an unreadable post to its tombstone if it has one, otherwise to the forum. */
export async function redirectFromUnreadablePost(
  request: Request,
  context: AppLoadContext,
  member: Actor,
  postId: string,
) {
  const tombstone = await readTombstone(member, postId)
  if (tombstone.ok) return redirect(`/forum/post/${postId}/unavailable`, 303)
  return member
    ? redirectFromMissingPost(request, context)
    : redirect('/forum?notice=post-not-found', 303)
}

/** Redirects a member from a missing post to the forum, with a notice. */
export async function redirectFromMissingPost(request: Request, context: AppLoadContext) {
  await flash(request, context, 'post-not-found')
  return redirect('/forum', 303)
}
