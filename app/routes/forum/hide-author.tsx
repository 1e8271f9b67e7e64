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
import { readParentComment } from '~/domain/comments/list-comments.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { readForm } from '~/http/forms/read-form.server'
import { commentUrl, itemUrl } from '~/http/presenters/item-url.server'
import { threadNames } from '~/http/presenters/authors.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
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
  // Several authors of a thread may have this name, so the quote identifies the comment. Hidden comments are not
  // quoted.
  const comment = isHidden ? null : await readParentComment(member, postId, commentId)
  return {
    author: nameOf({ isAnonymous: true, anonymousNumber, user: null }),
    isHidden,
    quote: comment && excerpt(comment.content, excerptLengths.card),
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
  const { author, isHidden, quote, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  const getTextAttributes = useGetTextAttributes()
  return (
    <Screen width="narrow">
      <h1>{t(isHidden ? 'hideAuthor.undoTitle' : 'hideAuthor.title', { author })}</h1>
      {quote && (
        <blockquote
          className="my-4 line-clamp-3 border-s-3 border-line ps-4 text-soft"
          {...getTextAttributes(quote)}
        >
          {quote}
        </blockquote>
      )}
      {!isHidden && (
        <>
          <p>{t('hideAuthor.text')}</p>
          <p>{t('hideAuthor.canUndo')}</p>
        </>
      )}
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
