import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FoundPost } from '~/domain/forum/load-found-posts.server'
import { listPosts } from '~/domain/forum/list-posts.server'
import type { PostView } from '~/domain/forum/post-view'
import { searchPosts } from '~/domain/forum/search-posts.server'
import { readableQuery } from '~/domain/forum/search-query'
import { excerpt } from '~/domain/text'
import { getMember } from '~/http/session.server'
import { pageTitle } from '~/i18n/page-title'
import type { loader as rootLoader } from '~/root'
import { EmptyDrawing } from '~/ui/drawing/drawings'
import { PostCard } from '~/ui/forum/post-card'
import { SearchForm } from '~/ui/forum/search-form'
import { SearchSummary } from '~/ui/forum/search-summary'

const pageSize = 20
const excerptLength = 180

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.q
    ? [
        ...pageTitle(matches, (t) => t('forum:searchTitle', { query: data.q })),
        { name: 'robots', content: 'noindex' },
      ]
    : pageTitle(matches, (t) => t('forum:title'))

export const handle = { i18n: ['forum'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const type = query.get('type') ?? undefined
  const cursor = query.get('cursor') ?? undefined
  const q = readableQuery(query.get('q') ?? '')
  const asked = { q, type, cursor, limit: pageSize }
  const member = await getMember(request, context)
  const page = q ? await searchPosts(member, asked) : await listPosts(member, asked)
  if (!page.ok) throw new Response(null, { status: 400 })
  return {
    q,
    type,
    isFirstPage: cursor === undefined,
    nextCursor: page.value.nextCursor,
    posts: page.value.posts.map(toSummary),
  }
}

function toSummary({ content, liked: _, ...post }: PostView & { found?: FoundPost['found'] }) {
  const { found } = post
  return {
    ...post,
    excerpt: found ? found.passage.join('') : excerpt(content, excerptLength),
    found: found && {
      title: found.title,
      passage: found.passage,
      isComment: found.place === 'comment',
    },
  }
}

export default function ForumList() {
  const { q, type, isFirstPage, nextCursor, posts } = useLoaderData<typeof loader>()
  const isMember = Boolean(useRouteLoaderData<typeof rootLoader>('root')?.member)
  const { t } = useTranslation('forum')
  return (
    <main id="main" className="screen">
      <div className="screen-head">
        <Link className="back" to="/">
          {t('back')}
        </Link>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <HeadActions isMember={isMember} />
      </div>
      <SearchForm q={q} type={type} />
      <nav className="tabs" aria-label={t('tabs')}>
        <Tab q={q} type={undefined} current={type} words={t('all')} />
        <Tab q={q} type="general" current={type} words={t('general')} />
        <Tab q={q} type="episode" current={type} words={t('episodes')} />
      </nav>
      {q && (
        <SearchSummary
          q={q}
          count={posts.length}
          isFirstPage={isFirstPage}
          isLastPage={nextCursor === null}
        />
      )}
      {posts.length ? (
        <ul className="post-list">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <div className="empty">
          <EmptyDrawing />
          <p>{q ? t('foundNoneHint') : t('empty')}</p>
          {isMember && !q && (
            <Link className="button" to="/forum/new">
              {t('createFirst')}
            </Link>
          )}
        </div>
      )}
      {(!isFirstPage || nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          {!isFirstPage && (
            <Link to={`/forum${search({ q, type })}`}>{q ? t('firstResults') : t('newest')}</Link>
          )}
          {nextCursor && (
            <Link to={`/forum${search({ q, type, cursor: nextCursor })}`} rel="next">
              {q ? t('moreResults') : t('older')}
            </Link>
          )}
        </nav>
      )}
    </main>
  )
}

function HeadActions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['forum', 'shell'])
  return isMember ? (
    <div className="actions">
      <Link className="button" to="/forum/new">
        {t('newPost')}
      </Link>
      <Link className="button button-quiet" to="/profile">
        {t('shell:profile')}
      </Link>
    </div>
  ) : (
    <div className="actions">
      <Link className="button" to="/auth/signup">
        {t('shell:signUp')}
      </Link>
      <Link className="button button-quiet" to="/auth/signin">
        {t('shell:signIn')}
      </Link>
    </div>
  )
}

type TabProps = { q: string; type?: string; current?: string; words: string }

function Tab({ q, type, current, words }: TabProps) {
  return (
    <Link
      to={`/forum${search({ q, type })}`}
      aria-current={type === current ? 'page' : undefined}
      preventScrollReset
    >
      {words}
    </Link>
  )
}

function search(query: Record<string, string | undefined>) {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length ? `?${new URLSearchParams(given)}` : ''
}
