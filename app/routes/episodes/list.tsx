import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { inLanguage } from '~/content/text'
import { listEpisodePage, type EpisodeCard } from '~/domain/episodes/read-episode.server'
import { announcedGuest } from '~/domain/questions/next-guest'
import { searchEpisodes } from '~/domain/search/search-episodes.server'
import { readableQuery } from '~/domain/search/search-query'
import { toFoundEpisode, subscribeLinksIn } from '~/http/presenters/episode.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import styles from '~/styles/episodes.css?url'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { EpisodeFacts } from '~/ui/episodes/about-episode'
import { EpisodeCover } from '~/ui/episodes/cover'
import { SubscribeLinks } from '~/ui/episodes/subscribe-links'
import { FoundEpisodes } from '~/ui/episodes/found-episodes'
import { SearchForm } from '~/ui/form/search-form'
import { EpisodeName } from '~/ui/forum/episode-label'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { Pager, EmptyState, Screen, cardClass, headClass } from '~/ui/screen'
import { buttonClass, touchLinkClass } from '~/ui/button'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    // Without scripts, screen readers announce only the title of a page that loads.
    title: (t) =>
      data?.q
        ? t(data.found.length ? 'episodes:found' : 'episodes:foundNone', {
            query: data.q,
            count: data.found.length,
          })
        : t('episodes:title'),
    description: (t) => t('episodes:intro'),
    parameters: ['cursor'],
  })

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const handle = { i18n: ['forum', 'list', 'episodes'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const q = readableQuery(query.get('q') ?? '')
  const cursor = query.get('cursor') ?? undefined
  const language = await getLanguage(request)
  const found = q ? unwrapOrThrow(await searchEpisodes({ q }, language, context.ip)) : null
  const page = found ? null : unwrapOrThrow(await listEpisodePage({ cursor }))
  const guest = announcedGuest()
  return {
    q,
    guest: guest && inLanguage(guest, language),
    isFirstPage: cursor === undefined,
    nextCursor: page?.nextCursor ?? null,
    episodes: page?.episodes ?? [],
    subscribe: subscribeLinksIn(language),
    found: (found ?? []).map(toFoundEpisode),
  }
}

export default function Episodes() {
  const { q, guest, isFirstPage, nextCursor, episodes, found, subscribe } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation(['episodes', 'forum'])
  return (
    <Screen>
      <div className={headClass}>
        <a
          className="back inline-flex min-h-11 items-center text-soft no-underline visited:text-soft hover:underline print:hidden"
          href="/xxperiment/"
        >
          <span className="me-2" aria-hidden="true">
            ←
          </span>{' '}
          {t('backToPodcast')}
        </a>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </div>
      {guest && isFirstPage && !q && (
        <div className={`${cardClass} mb-6`}>
          <p>{t('nextGuest', guest)}</p>
          <p>
            <a href="/episodes/ask" className={touchLinkClass}>
              {t('ask')}
            </a>
          </p>
        </div>
      )}
      <SearchForm action="/episodes" q={q} label={t('search')} button={t('searchButton')} />
      {q ? (
        <>
          <p className="found" dir="auto">
            {found.length
              ? t('found', { query: q, count: found.length })
              : t('foundNone', { query: q })}
          </p>
          {found.length ? (
            <>
              <FoundEpisodes episodes={found} />
              <p>
                <a href="/episodes" className={touchLinkClass}>
                  {t('allEpisodes')}
                </a>
              </p>
            </>
          ) : (
            <EmptyState>
              <EmptyDrawing of="results" />
              <p>{t('foundNoneHint')}</p>
              <a href="/episodes" className={buttonClass({ variant: 'quiet' })}>
                {t('allEpisodes')}
              </a>
            </EmptyState>
          )}
        </>
      ) : episodes.length ? (
        <ul className="mt-8">
          {episodes.map((episode) => (
            <Card key={episode.id} episode={episode} />
          ))}
        </ul>
      ) : (
        <EmptyState>
          <EmptyDrawing />
          <p>{t('none')}</p>
        </EmptyState>
      )}
      <Pager
        label={t('pages')}
        first={!isFirstPage && { to: '/episodes', label: t('newest') }}
        next={nextCursor && { to: `/episodes?cursor=${nextCursor}`, label: t('older') }}
      />
      <div className="mt-8">
        <SubscribeLinks links={subscribe} />
      </div>
    </Screen>
  )
}

function Card({
  episode,
}: {
  episode: Omit<EpisodeCard, 'publishedAt'> & { publishedAt: Date | null }
}) {
  const { path, summary } = episode
  const textAttributes = useTextAttributes(summary ?? '')
  return (
    <li className="flex items-start border-t border-line py-5">
      <EpisodeCover episode={episode} size={72} />
      <div className="max-w-176 min-w-0 flex-1 [&>*+*]:mt-1">
        <h2 className="text-lg">
          {/* A full page load, because only the episode's page may play sound (`response-headers.server.ts`). */}
          <a href={path}>
            <EpisodeName episode={episode} />
          </a>
        </h2>
        <EpisodeFacts episode={episode} className="text-sm" />
        {summary && <p {...textAttributes}>{summary}</p>}
      </div>
    </li>
  )
}
