import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deleteComment } from '~/domain/comments/delete-comment.server'
import { readOwnComment } from '~/domain/comments/read-own-comment.server'
import { itemUrl } from '~/http/presenters/item-url.server'
import { ownItem } from '~/http/forms/own-item.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { redirectToChanged } from '~/http/redirect-to-changed.server'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { DeleteForm } from '~/ui/forum/delete-form'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('forum:deleteComment'))

export const handle = { i18n: ['forum'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const commentId = params.commentId ?? ''
  const member = await requireMember(request, context)
  const { post } = await ownItem(request, context, await readOwnComment(member, commentId))
  return { back: itemUrl({ kind: 'comment', id: commentId }, post.id) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await readForm(request, noFields)
  const member = await requireMember(request, context)
  const { postId } = await ownItem(
    request,
    context,
    await deleteComment(member, params.commentId ?? ''),
  )
  await flash(request, context, 'comment-deleted')
  return redirectToChanged(`/forum/post/${postId}#comments`)
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function DeleteComment() {
  const { back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('forum')
  return (
    <main id="main" className="screen narrow">
      <h1>{t('deleteComment')}</h1>

      <DeleteForm text={t('deleteCommentText')} back={back} />
    </main>
  )
}
