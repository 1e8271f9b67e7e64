import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { withOwnUse, type OwnUse } from '~/domain/answers/answers.server'
import { fewestCounted, isTopic, topicKeys, topics } from '~/content/topics'
import { listEpisodes, recentEpisodes, type RecentEpisode } from '~/domain/episodes/episodes.server'
import type { FoundPost } from '~/domain/search/load-found-posts.server'
import type { ListedPost } from '~/domain/posts/read-posts.server'
import { findEpisodes } from '~/domain/search/search-episodes.server'
import { countTopics } from '~/domain/posts/topics.server'
import { findPosts } from '~/domain/search/search-posts.server'
import { readableQuery } from '~/domain/search/search-query'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { leaveEmptyPage } from '~/http/list-page'
import { unwrapOrThrow } from '~/http/reply-status'
import { ownThreads } from '~/http/session/own-threads.server'
import { getMember } from '~/http/session/session.server'
import { toFoundEpisode } from '~/http/presenters/episode.server'
import { authorNames, buildAvatar, listBadges } from '~/http/presenters/authors.server'
import { disclaimerHtml } from '~/http/presenters/notices.server'
import {
  audienceBadges,
  hiddenFrom,
  hiddenNotice,
  noteSentence,
} from '~/http/presenters/post-labels.server'
import { getLanguage } from '~/i18n/i18n.server'
import { isLanguage, languageNames, type Language } from '~/i18n/languages'
import { pageHead, type Label } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { FoundEpisodes } from '~/ui/episodes/found-episodes'
import {
  AskAnonymously,
  EpisodeFilter,
  ListActions,
  ListTabs,
  SearchSummary,
  ListPager,
  ForumSearch,
  NoResults,
} from '~/ui/forum/list/list-parts'
import { EpisodeName, episodeLabel } from '~/ui/forum/episode-label'
import { listUrl } from '~/ui/forum/list/list-url'
import { FiltersInForce, OrderFilter, OrderLink, Topics } from '~/ui/forum/list/filters'
import { PostCard } from '~/ui/forum/list/post-card'
import { useRootData } from '~/ui/root-data'
import { LinkButton } from '~/ui/button'
import { Screen, EmptyState, BackLink, kickerClass, kickerLinkClass } from '~/ui/screen'

const pageSize = 12
const episodesShown = 3

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  data?.query.q
    ? pageHead(screen, {
        // Without scripts, screen readers announce only the title of a page that loads.
        title: (t) =>
          joinTitle(
            t(searchTitleKey(data), { query: data.query.q, count: data.posts.length }),
            ...filterTitles(t, data),
          ),
        description: (t) => t('list:intro'),
      })
    : [
        ...pageHead(screen, {
          title: (t) =>
            joinTitle(
              ...filterTitles(t, data),
              data?.episode
                ? episodeLabel((key, values) => t(`forum:${key}`, values), data.episode)
                : t('forum:title'),
            ),
          description: (t) => t('list:intro'),
          parameters: ['type', 'episodeId', 'topic', 'language', 'sort', 'answered', 'cursor'],
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          href: data?.query.topic ? `/forum/feed.xml?topic=${data.query.topic}` : '/forum/feed.xml',
        },
      ]

type Data = Awaited<ReturnType<typeof loader>>

function filterTitles(t: Parameters<Label>[0], data: Data | undefined) {
  const { query: { sort, answered, language, type } = {}, topic, episode } = data ?? {}
  return [
    sort === 'unanswered' && t('list:unanswered'),
    sort === 'active' && t('list:active'),
    answered && t('list:byExpert'),
    topic,
    isLanguage(language) && languageNames[language],
    type === 'general' && t('list:general'),
    type === 'episode' && !episode && t('list:episodes'),
  ]
}

function joinTitle(...parts: (string | false | undefined)[]) {
  return parts.filter(Boolean).join(' – ')
}

type Searched = { isFirstPage: boolean; nextCursor: string | null }

function searchTitleKey({ isFirstPage, nextCursor }: Searched) {
  if (!isFirstPage) return 'list:searchTitle'
  return nextCursor === null ? 'list:searchedTitle' : 'list:searchedMoreTitle'
}

export const handle = { i18n: ['forum', 'list'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor') ?? undefined
  // The forms send an empty value for "all".
  const chosen = (name: string) => query.get(name) || undefined
  const [type, episodeId, sort] = [chosen('type'), chosen('episodeId'), chosen('sort')]
  const [topic, textLanguage] = [chosen('topic'), chosen('language')]
  const answered = chosen('answered')
  const q = readableQuery(query.get('q') ?? '')
  const shown = { q, type, episodeId, topic, language: textLanguage, sort, answered }
  const filter = { ...shown, cursor, limit: pageSize }
  const member = await getMember(request, context)
  const hidden = hiddenFrom(member, request)
  const page = unwrapOrThrow(await findPosts(member, filter, context, hidden))
  const language = await getLanguage(request)
  const isFirstPage = cursor === undefined
  const foundEpisodes = q && isFirstPage ? await findEpisodes(q, language, episodesShown) : []
  const own = member ? await ownThreads(context, member) : undefined
  const found = await withOwnUse(member, page.posts, own)
  const episodes = type === 'episode' || episodeId ? await listEpisodes() : []
  const [latest] = await recentEpisodes()
  const episode = episodes.find(({ id }) => id === episodeId)
  const nameOf = authorNames(language)
  if (!q) leaveEmptyPage(request, found)
  return {
    query: shown,
    topic: isTopic(topic) ? topics[topic][language] : undefined,
    topics: await listTopics(language),
    episodes,
    episode,
    hidden: hiddenNotice(language, hidden),
    latest: latest && toLatest(latest),
    disclaimer: disclaimerHtml(language),
    isFirstPage,
    foundEpisodes: foundEpisodes.map(toFoundEpisode),
    nextCursor: page.nextCursor,
    posts: found.map((post) => ({
      ...toSummary(language, post),
      author: nameOf(post),
      avatar: buildAvatar(language, { isAnonymous: post.isAnonymous, user: post.user }),
      badges: [...listBadges(language, post), ...audienceBadges(language, post)],
    })),
  }
}

function toLatest({ path, episodeNumber, shownSeason, title }: RecentEpisode) {
  return { path, episodeNumber, shownSeason, title }
}

async function listTopics(language: Language) {
  const counts = await countTopics()
  return topicKeys.map((key) => {
    const posts = counts[key] < fewestCounted ? null : counts[key]
    return { key, title: topics[key][language], posts }
  })
}

// Contains only the fields that a card shows, because the data is sent twice: as HTML and for hydration.
function toSummary(language: Language, post: ListedPost & OwnUse & { found?: FoundPost['found'] }) {
  const { id, title, createdAt, likes, commentCount, views, episode, newCount } = post
  const { hasExpertAnswer } = post
  const answered = hasExpertAnswer && { hasExpertAnswer }
  const shown = { id, title, createdAt, likes, commentCount, views, episode, newCount, ...answered }
  const note = noteSentence(language, post)
  if (note) {
    const found = post.found && { title: post.found.title, snippet: [note], isComment: false }
    return { ...shown, excerpt: note, found }
  }
  if (!post.found) return { ...shown, excerpt: excerpt(post.content, excerptLengths.card) }
  const { title: titlePieces, snippet, field } = post.found
  const found = { title: titlePieces, snippet, isComment: field === 'comment' }
  return { ...shown, excerpt: snippet.join(''), found }
}

// On phones, the link is only the arrow, in one row with the title.
const backClass =
  'max-md:-ms-3 max-md:h-11 max-md:w-11 max-md:flex-none max-md:overflow-hidden max-md:ps-3 max-md:[&>span]:me-11'

export default function ForumList() {
  const {
    query,
    topic,
    topics,
    hidden,
    episodes,
    episode,
    foundEpisodes,
    latest,
    disclaimer,
    isFirstPage,
    nextCursor,
    posts,
  } = useLoaderData<typeof loader>()
  const { q } = query
  const isFiltered = Boolean(topic ?? query.language ?? query.sort ?? query.answered)
  const hasOrder = !q && (posts.length > 0 || isFiltered)
  const isMember = Boolean(useRootData()?.member)
  const { t } = useTranslation(['list', 'forum'])
  return (
    <Screen className="xl:grid xl:max-w-none xl:grid-cols-[minmax(0,44rem)_18rem] xl:grid-rows-[auto_auto_1fr] xl:justify-between xl:pr-[var(--edge-space)] xl:pl-[var(--edge-space)]">
      <div className="[&>*+*]:mt-2">
        <div className="flex items-center md:grid md:gap-y-2">
          <BackLink to="/" className={backClass}>
            {t('back')}
          </BackLink>
          <h1 className="min-w-0 flex-1 max-md:text-xl">
            {episode ? <EpisodeName episode={episode} /> : t('forum:title')}
          </h1>
          <p className="text-soft max-md:hidden">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-2 md:gap-x-4 md:pt-2">
          <ForumSearch query={query} />
          <ListActions isMember={isMember} />
        </div>
        <ListTabs query={query} />
      </div>
      {/* A row that scrolls sideways, up to the edges of the window. Beside the list it is a column. */}
      <div className="mt-1 -mr-gutter -ml-gutter flex items-center gap-x-2 overflow-x-auto pr-gutter pl-gutter xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:block xl:pt-12 print:hidden">
        <AskAnonymously isMember={isMember} /> {hasOrder && <OrderLink />}
        <Topics topics={topics} query={query} />
      </div>
      <div className="mt-0 xl:row-span-2 [&>:not(ul)]:mt-4">
        {episodes.length > 0 && !q && <EpisodeFilter episodes={episodes} query={query} />}
        <FiltersInForce query={query} topic={topic} episode={episode} />
        {hidden && (
          <p>
            {hidden.text} <Link to="/forum/hidden">{hidden.change}</Link>
          </p>
        )}
        {q && (
          <SearchSummary
            q={q}
            count={posts.length}
            isFirstPage={isFirstPage}
            isLastPage={nextCursor === null}
          />
        )}
        {posts.length ? (
          <ul>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
        ) : q ? (
          <NoResults q={q} isMember={isMember} />
        ) : isFiltered || hidden ? (
          <EmptyState>
            <EmptyDrawing of="results" />
            <p>{t('nothingFiltered')}</p>
            {isFiltered && (
              <LinkButton variant="quiet" to="/forum">
                {t('showAll')}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <EmptyState>
            <EmptyDrawing />
            <p>{t('empty')}</p>
            {isMember && <LinkButton to="/forum/new">{t('createFirst')}</LinkButton>}
          </EmptyState>
        )}
        {foundEpisodes.length > 0 && (
          <section aria-labelledby="said">
            <h2 id="said">{t('saidInEpisodes')}</h2>
            <FoundEpisodes episodes={foundEpisodes} heading="h3" />
            <p>
              <Link to={`/episodes?${new URLSearchParams({ q: query.q })}`}>
                {t('moreEpisodes')}
              </Link>
            </p>
          </section>
        )}
        <ListPager query={query} isFirstPage={isFirstPage} nextCursor={nextCursor} />
      </div>
      <div className="mt-6 xl:col-start-2 print:hidden">
        <div className="xl:sticky xl:top-18 [&>*+*]:mt-4">
          {/* The key recreates it with each list, so that the focus goes to the list's heading. */}
          {hasOrder && <OrderFilter key={listUrl(query)} query={query} />}
          {latest && (
            <p className={kickerClass}>
              <span className="block font-normal text-soft">{t('latestEpisode')}</span>
              {/* Loads the document, because only an episode's own policy allows its sound. */}
              <a className={kickerLinkClass} href={latest.path}>
                <span aria-hidden="true">▶ </span>
                <EpisodeName episode={latest} />
              </a>
            </p>
          )}
          <p className="text-sm text-soft" dangerouslySetInnerHTML={{ __html: disclaimer }} />
        </div>
      </div>
    </Screen>
  )
}
