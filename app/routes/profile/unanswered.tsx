import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { topics } from '~/content/topics'
import { listUnanswered } from '~/domain/posts/unanswered.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { noteSentence } from '~/http/presenters/post-labels.server'
import { leaveEmptyPage } from '~/http/list-page'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { Pager, BackLink, EmptyState, Screen, CardRow } from '~/ui/screen'
import { RelativeTime } from '~/ui/relative-time'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('experts:unanswered.title'))

export const handle = { i18n: ['experts', 'forum'], isForReading: true }

const pageSize = 20
const path = '/profile/unanswered'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = unwrapOrThrow(await listUnanswered(member, { cursor, limit: pageSize }))
  leaveEmptyPage(request, page.posts)
  const language = await getLanguage(request)
  return {
    posts: page.posts.map((post) => ({
      id: post.id,
      title: post.title,
      createdAt: post.createdAt,
      topic: topics[post.topic][language],
      excerpt: noteSentence(language, post) ?? excerpt(post.content, excerptLengths.card),
    })),
    nextCursor: page.nextCursor,
    isFirstPage: cursor === undefined,
  }
}

export default function Unanswered() {
  const { posts, nextCursor, isFirstPage } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['experts', 'forum'])
  const getTextAttributes = useGetTextAttributes()
  return (
    <Screen width="narrow">
      <BackLink to="/profile">{t('unanswered.back')}</BackLink>
      <h1>{t('unanswered.title')}</h1>
      <p>{t('unanswered.text')}</p>
      {posts.length > 0 ? (
        <ul className="mt-4">
          {posts.map((post) => (
            <CardRow key={post.id}>
              <h2 {...getTextAttributes(post.title)}>
                <Link to={`/forum/post/${post.id}`}>{post.title}</Link>
              </h2>
              <p className="byline text-sm text-soft">
                {post.topic} · <RelativeTime date={post.createdAt} limitDays={7} />
              </p>
              <p className="excerpt my-1.5 line-clamp-2" {...getTextAttributes(post.excerpt)}>
                {post.excerpt}
              </p>
            </CardRow>
          ))}
        </ul>
      ) : (
        <EmptyState>
          <EmptyDrawing />
          <p>{t('unanswered.none')}</p>
        </EmptyState>
      )}
      <Pager
        label={t('forum:pages')}
        first={!isFirstPage && { to: path, label: t('unanswered.newest') }}
        next={nextCursor && { to: `${path}?cursor=${nextCursor}`, label: t('unanswered.older') }}
      />
    </Screen>
  )
}
