import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listEpisodes } from '~/domain/forum/episodes.server'
import { listPosts } from '~/domain/forum/list-posts.server'
import { excerpt } from '~/domain/text'
import { getMember } from '~/http/session.server'
import { pageHead } from '~/i18n/page-head'
import type { loader as rootLoader } from '~/root'
import { EmptyDrawing } from '~/ui/drawing/drawings'
import { EpisodeFilter } from '~/ui/forum/episode-filter'
import { episodeLabel, useEpisodeLabel } from '~/ui/forum/episode-label'
import { PostCard } from '~/ui/forum/post-card'

const pageSize = 20
const excerptLength = 180

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) => [
  ...pageHead(screen, {
    title: (t) =>
      data?.episode
        ? episodeLabel((key, values) => t(`forum:${key}`, values), data.episode)
        : t('forum:title'),
    description: (t) => t('forum:intro'),
    parameters: ['type', 'episodeId', 'cursor'],
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/forum/feed.xml' },
]

export const handle = { i18n: ['forum'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const type = query.get('type') ?? undefined
  const episodeId = query.get('episodeId') || undefined
  const cursor = query.get('cursor') ?? undefined
  const wanted = { type, episodeId, cursor, limit: pageSize }
  const page = await listPosts(await getMember(request, context), wanted)
  if (!page.ok) throw new Response(null, { status: 400 })
  const episodes = type === 'episode' || episodeId ? await listEpisodes() : []
  const episode = episodes.find(({ id }) => id === episodeId)
  if (episodeId && !episode) throw new Response(null, { status: 404 })
  const { posts, nextCursor } = page.value
  return {
    type,
    episodes,
    episode,
    isFirstPage: cursor === undefined,
    nextCursor,
    posts: posts.map(({ content, liked: _, ...post }) => ({
      ...post,
      excerpt: excerpt(content, excerptLength),
    })),
  }
}

export default function ForumList() {
  const { type, episodes, episode, isFirstPage, nextCursor, posts } = useLoaderData<typeof loader>()
  const isMember = Boolean(useRouteLoaderData<typeof rootLoader>('root')?.member)
  const labelOf = useEpisodeLabel()
  const { t } = useTranslation('forum')
  const episodeId = episode?.id
  return (
    <main id="main" className="screen">
      <div className="screen-head">
        <Link className="back" to="/">
          {t('back')}
        </Link>
        <h1>{episode ? labelOf(episode) : t('title')}</h1>
        <p>{t('intro')}</p>
        <HeadActions isMember={isMember} />
      </div>
      <nav className="tabs" aria-label={t('tabs')}>
        <Tab type={undefined} current={type} words={t('all')} />
        <Tab type="general" current={type} words={t('general')} />
        <Tab type="episode" current={type} words={t('episodes')} />
      </nav>
      {episodes.length > 0 && <EpisodeFilter episodes={episodes} chosen={episodeId} />}
      {posts.length ? (
        <ul className="post-list">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <div className="empty">
          <EmptyDrawing />
          <p>{t('empty')}</p>
          {isMember && (
            <Link className="button" to="/forum/new">
              {t('createFirst')}
            </Link>
          )}
        </div>
      )}
      {(!isFirstPage || nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          {!isFirstPage && <Link to={`/forum${search({ type, episodeId })}`}>{t('newest')}</Link>}
          {nextCursor && (
            <Link to={`/forum${search({ type, episodeId, cursor: nextCursor })}`} rel="next">
              {t('older')}
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

function Tab({ type, current, words }: { type?: string; current?: string; words: string }) {
  return (
    <Link
      to={`/forum${search({ type })}`}
      aria-current={type === current ? 'page' : undefined}
      preventScrollReset
    >
      {words}
    </Link>
  )
}

function search(query: Record<string, string | undefined>) {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length ? `?${new URLSearchParams(given)}` : ''
}
