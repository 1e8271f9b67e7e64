import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { listAnswers, markAnswersRead, markReadSchema } from '~/domain/answers/answers.server'
import { readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { useTextAttributesOf } from '~/ui/forum/item-parts'
import { RelativeTime } from '~/ui/relative-time'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('profile:answers.title'))

export const handle = { i18n: ['profile'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = unwrapOrThrow(await listAnswers(member, { cursor }))
  return { ...page, isFirstPage: cursor === undefined }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, markReadSchema)
  unwrapOrThrow(await markAnswersRead(await requireMember(request, context), fields))
  return redirect('/profile/answers', 303)
}

export default function Answers() {
  const { answers, total, nextCursor, isFirstPage } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profile')
  const attributesOf = useTextAttributesOf()
  return (
    <main id="main" className="screen narrow">
      <Link className="back" to="/profile">
        {t('backToProfile')}
      </Link>
      <h1>{t('answers.title')}</h1>
      {total > 0 ? (
        <>
          <p>{t('answers.intro', { count: total })}</p>
          <Form method="post">
            <button className="button button-quiet">{t('answers.markAll')}</button>
          </Form>
        </>
      ) : (
        <div className="empty">
          <EmptyDrawing />
          <p>{t('answers.none')}</p>
          <Link className="button button-quiet" to="/forum">
            {t('unsubscribe.forum')}
          </Link>
        </div>
      )}
      <ul className="post-list">
        {answers.map(({ post, newCount, latestAt }) => (
          <li key={post.id} className="post-card">
            <h2 {...attributesOf(post.title)}>
              <Link to={`/forum/post/${post.id}?comment=new`}>{post.title}</Link>
            </h2>
            <p className="byline">
              {t('answers.newComments', { count: newCount })} ·{' '}
              <RelativeTime date={latestAt} limitDays={7} />
            </p>
          </li>
        ))}
      </ul>
      {(!isFirstPage || nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          {!isFirstPage && <Link to="/profile/answers">{t('newest')}</Link>}{' '}
          {nextCursor && (
            <Link to={`/profile/answers?cursor=${nextCursor}`} rel="next">
              {t('older')}
            </Link>
          )}
        </nav>
      )}
    </main>
  )
}
