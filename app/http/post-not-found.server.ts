import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Actor } from '../domain/members/member'
import { readUnavailablePost } from '~/domain/posts/read-unavailable-post.server'
import { flash } from './session/flash.server'

/** Leads from a post that cannot be read: to the screen that says why, where it is there, else to the forum. */
export async function leaveUnreadablePost(
  request: Request,
  context: AppLoadContext,
  member: Actor,
  postId: string,
) {
  const unavailable = await readUnavailablePost(member, postId)
  if (unavailable.ok) return redirect(`/forum/post/${postId}/unavailable`, 303)
  return member ? leaveMissingPost(request, context) : redirect('/forum?notice=post-not-found', 303)
}

/** Leads a member from a post that is missing to the forum, which says so. */
export async function leaveMissingPost(request: Request, context: AppLoadContext) {
  await flash(request, context, 'post-not-found')
  return redirect('/forum', 303)
}
