import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import {
  followThread,
  listAnswers,
  markAnswersRead,
  markReadSchema,
} from '~/domain/answers/answers.server'
import { unfollowField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { leaveEmptyPage, listPageAfter } from '~/http/list-page'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { ownThreads } from '~/http/session/own-threads.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { Pager, BackLink, EmptyState, Screen, CardRow } from '~/ui/screen'
import { RelativeTime } from '~/ui/relative-time'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('profile:answers.title'))

export const handle = { i18n: ['profile'], isForReading: true }

const path = '/profile/answers'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = unwrapOrThrow(
    await listAnswers(member, { cursor }, await ownThreads(context, member)),
  )
  leaveEmptyPage(request, page.answers)
  return { ...page, isFirstPage: cursor === undefined }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { unfollow, ...fields } = await readForm(request, markReadSchema, unfollowField)
  const member = await requireMember(request, context)
  const result =
    unfollow === undefined
      ? await markAnswersRead(member, fields)
      : await followThread(member, unfollow, { following: false })
  // A deleted thread is no longer in the list, so the request is fulfilled.
  if (result.ok || result.code !== 'not-found') unwrapOrThrow<unknown>(result)
  if (unfollow === undefined) return redirect(path, 303)
  await flash(request, context, 'unfollowed')
  const isEmpty = async (cursor: string) => {
    const listed = await listAnswers(member, { cursor })
    return !listed.ok || listed.value.answers.length === 0
  }
  return redirect(await listPageAfter(request, path, isEmpty), 303)
}

export default function Answers() {
  const { answers, total, nextCursor, isFirstPage } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profile')
  const getTextAttributes = useGetTextAttributes()
  return (
    <Screen width="narrow">
      <BackLink to="/profile">{t('backToProfile')}</BackLink>
      <h1>{t('answers.title')}</h1>
      {total > 0 ? (
        <>
          <p>{t('answers.intro', { count: total })}</p>
          <Form method="post">
            <Button variant="quiet">{t('answers.markAll')}</Button>
          </Form>
        </>
      ) : (
        <EmptyState>
          <EmptyDrawing />
          <p>{t('answers.none')}</p>
          <LinkButton variant="quiet" to="/forum">
            {t('unsubscribe.forum')}
          </LinkButton>
        </EmptyState>
      )}
      {answers.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {answers.map(({ post, newCount, latestAt }) => (
            <CardRow key={post.id}>
              <h2 {...getTextAttributes(post.title)}>
                <Link className="underline!" to={`/forum/post/${post.id}?comment=new`}>
                  {post.title}
                </Link>
              </h2>
              <p className="byline text-sm text-soft">
                {t('answers.newComments', { count: newCount })} ·{' '}
                <RelativeTime date={latestAt} limitDays={7} />
              </p>
              {/* The link of the heading covers the row. */}
              <Form method="post" className="relative w-fit">
                <input type="hidden" name="unfollow" value={post.id} />
                <button
                  className="link-button text-sm"
                  aria-label={t('answers.unfollowThread', { title: post.title })}
                >
                  {t('answers.unfollow')}
                </button>
              </Form>
            </CardRow>
          ))}
        </ul>
      )}
      <Pager
        label={t('pages')}
        first={!isFirstPage && { to: path, label: t('answers.newest') }}
        next={nextCursor && { to: `${path}?cursor=${nextCursor}`, label: t('answers.older') }}
      />
    </Screen>
  )
}
