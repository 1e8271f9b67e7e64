import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import {
  hideAuthorSchema,
  hideInThread,
  readHideable,
} from '~/domain/comments/hide-in-thread.server'
import { readForm } from '~/http/forms/read-form.server'
import { itemUrl } from '~/http/presenters/feeds.server'
import { commentUrl } from '~/http/presenters/comment-url.server'
import { threadNames } from '~/http/presenters/authors.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { Screen } from '~/ui/screen'

export const meta: MetaFunction<typeof loader> = ({ matches, data: shown }) =>
  pageTitle(matches, (t) =>
    t(`moderation:hideAuthor.${shown?.isHidden ? 'undoTitle' : 'title'}`, {
      author: shown?.author,
    }),
  )

export const handle = { i18n: ['moderation'], isForReading: true }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const commentId = params.commentId ?? ''
  const member = await requireMember(request, context)
  const { postId, anonymousNumber, isHidden } = unwrapOrThrow(await readHideable(member, commentId))
  const nameOf = threadNames(await getLanguage(request))
  return {
    author: nameOf({ isAnonymous: true, anonymousNumber, user: null }),
    isHidden,
    back: itemUrl({ kind: 'comment', id: commentId }, postId),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const commentId = params.commentId ?? ''
  const fields = await readForm(request, hideAuthorSchema)
  const member = await requireMember(request, context)
  const { postId } = unwrapOrThrow(await hideInThread(member, commentId, fields))
  return redirect(await commentUrl(member, postId, commentId), 303)
}

export default function HideAuthor() {
  const { author, isHidden, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  return (
    <Screen width="narrow">
      <h1>{t(isHidden ? 'hideAuthor.undoTitle' : 'hideAuthor.title', { author })}</h1>
      {!isHidden && <p>{t('hideAuthor.text')}</p>}
      <Form method="post" className="actions flex flex-wrap items-center gap-3 print:hidden">
        <input type="hidden" name="hidden" value={isHidden ? '0' : '1'} />
        <Button>{t(isHidden ? 'hideAuthor.undo' : 'hideAuthor.do')}</Button>{' '}
        <LinkButton variant="quiet" to={back}>
          {t('block.keep')}
        </LinkButton>
      </Form>
    </Screen>
  )
}
