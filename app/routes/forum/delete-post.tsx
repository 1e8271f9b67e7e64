import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deletePost } from '~/domain/posts/delete-post.server'
import { readOwnPost } from '~/domain/posts/read-own-post.server'
import { ownItem } from '~/http/forms/own-item.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { DeleteForm } from '~/ui/forum/delete-form'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('forum:deletePost'))

export const handle = { i18n: ['forum'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const member = await requireMember(request, context)
  const post = await ownItem(request, context, await readOwnPost(member, postId))
  return { title: post.title, back: `/forum/post/${postId}` }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await readForm(request, noFields)
  const member = await requireMember(request, context)
  await ownItem(request, context, await deletePost(member, params.postId ?? ''))
  await flash(request, context, 'post-deleted')
  return redirect('/forum', 303)
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function DeletePost() {
  const { title, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('forum')
  return (
    <main id="main" className="screen narrow">
      <h1>{t('deletePost')}</h1>
      <p dir="auto">{title}</p>
      <DeleteForm text={t('deletePostText')} back={back} />
    </main>
  )
}
