import { redirect } from '@remix-run/node'
import type { Actor } from '~/domain/members/member'
import { readUnavailablePost } from '~/domain/posts/read-unavailable-post.server'
import { flash } from './session/session.server'

/** Leads from a post that cannot be read: to the screen that says why, where it is there, else to the forum. */
export async function leaveUnreadablePost(request: Request, member: Actor, postId: string) {
  const unavailable = await readUnavailablePost(member, postId)
  return unavailable.ok
    ? redirect(`/forum/post/${postId}/unavailable`, 303)
    : redirectToForum(request)
}

/** Leads from a post that is missing to the forum, which says so. */
export async function redirectToForum(request: Request) {
  await flash(request, 'post-not-found')
  return redirect('/forum?notice=post-not-found', 303)
}
