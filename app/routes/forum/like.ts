import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { likeFields, likePost } from '~/domain/forum/like-post.server'
import { readForm } from '~/http/read-form.server'
import { leaveNotice, requireMember } from '~/http/session.server'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/forum/post/${params.postId}`, 303)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const post = `/forum/post/${params.postId}`
  const member = await requireMember(request, context, post)
  const result = await likePost(member, params.postId ?? '', await readForm(request, likeFields))
  if (!result.ok)
    await leaveNotice(request, result.code === 'not-found' ? 'post-not-found' : 'like-failed')
  return redirect(result.ok ? `${post}#like` : '/forum', 303)
}
