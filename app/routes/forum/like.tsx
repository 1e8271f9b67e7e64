import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { likePost, likeSchema } from '~/domain/activity/like-post.server'
import { inPlaceField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { redirectFromMissingPost } from '~/http/post-not-found.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { submitFallback } from '~/ui/feedback/submit-fallback'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(pathOf(params.postId), 303)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request, likeSchema, inPlaceField)
  const path = pathOf(params.postId)
  const member = await requireMember(request, context, path)
  const result = await likePost(member, params.postId ?? '', fields)
  if (!result.ok && result.code === 'not-found')
    throw await redirectFromMissingPost(request, context)
  if (!result.ok && result.fields['']) throw redirect('/profile', 303)
  unwrapOrThrow(result)
  // With JavaScript, the page stays in place.
  return 'inPlace' in fields ? null : redirect(`${path}#like`, 303)
}

function pathOf(postId = '') {
  return `/forum/post/${encodeURIComponent(postId)}`
}

/** Lets the form load this module before it is needed. */
export const clientLoader = () => null

export const clientAction = submitFallback('like-failed')

// Never rendered. Remix needs a component to answer a refusal with the site's error screen instead of an empty
// response.
export default function Like() {
  return null
}
