import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { helpBox } from '~/content/helplines'
import { toIsoDay } from '~/domain/day'
import { coverPath } from '~/domain/episodes/cover-path'
import { formatPosition } from '~/domain/episodes/position'
import { cueAt, readEpisode, transcriptIn } from '~/domain/episodes/read-episode.server'
import { listChosenQuestions } from '~/domain/questions/chosen-questions.server'
import { countPostsAbout, listPosts } from '~/domain/posts/read-posts.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import {
  chaptersOnPage,
  episodeJsonLd,
  languageLabels,
  questionsOnPage,
  readSecond,
  transcriptPart,
  subscribeLinksIn,
} from '~/http/presenters/episode.server'
import { authorNames } from '~/http/presenters/thread.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { getMember } from '~/http/session/session.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import styles from '~/styles/episodes.css?url'
import { LinkButton } from '~/ui/button'
import { ChosenQuestions } from '~/ui/episodes/chosen-questions'
import { EpisodeCover } from '~/ui/episodes/cover'
import { SubscribeLinks } from '~/ui/episodes/subscribe-links'
import { Transcript } from '~/ui/episodes/transcript'
import { episodeLabel } from '~/ui/forum/episode-label'
import { EpisodeName } from '~/ui/forum/episode-link'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { Pager, BackLink, Screen, headClass } from '~/ui/screen'
import { RelativeTime } from '~/ui/relative-time'
import { StructuredData } from '~/ui/shell/document'
import { Tabs } from '~/ui/tabs'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) =>
      data
        ? episodeLabel((key, values) => t(`forum:${key}`, values), data.episode)
        : t('episodes:title'),
    description: (t) => data?.description ?? t('episodes:intro'),
    parameters: ['part', 'transcript'],
    picture: data && previewOf(data.episode),
  })

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const handle = { i18n: ['forum', 'episodes'] }

const latestPosts = 3

// The drawn sun is part of the page and has no address.
function previewOf(episode: { id: string; cover: string | null; title: string }) {
  const path = coverPath(episode, 'large')
  return path ? { path, alt: episode.title } : undefined
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await readEpisode(params.episode ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { transcripts, ...rest } = found
  const episode = { ...rest, chapters: chaptersOnPage(found.chapters) }
  const query = new URL(request.url).searchParams
  const language = await getLanguage(request)
  const member = await getMember(request, context)
  const transcript = transcriptIn(transcripts, query.get('transcript') ?? language)
  const second = readSecond(query.get('t'))
  const passage = transcript && second !== null ? cueAt(transcript.cues, second) : null
  const at = passage ? { second: passage.start } : { part: readSecond(query.get('part')) ?? 1 }
  const about = { type: 'episode', episodeId: episode.id, limit: latestPosts }
  const chosen = await listChosenQuestions(episode.id)
  const { shown, used } = questionsOnPage(chosen, query.get('questions') === 'all')
  const { posts } = unwrapOrThrow(await listPosts(member, about))
  const nameOf = authorNames(language)
  context.structuredData = episodeJsonLd(found)
  return {
    episode,
    description: episode.summary && excerpt(episode.summary, excerptLengths.description),
    languages: languageLabels(
      language,
      transcripts.map((each) => each.language),
    ),
    transcript: transcript && transcriptPart(transcript, episode.chapters, at, used),
    passage: passage && passage.start,
    postCount: await countPostsAbout(member, episode.id),
    posts: posts.map((post) => ({
      id: post.id,
      title: post.title,
      createdAt: post.createdAt,
      commentCount: post.commentCount,
      author: nameOf(post),
    })),
    questions: shown,
    hasMoreQuestions: shown.length < chosen.length,
    subscribe: subscribeLinksIn(language),
    help: helpBox(language),
  }
}

export default function Episode() {
  const { episode, languages, transcript, passage, postCount, posts, ...more } =
    useLoaderData<typeof loader>()
  const { title, audioUrl, durationSeconds, publishedAt, summary, people, chapters } = episode
  const { t, language } = useTranslation(['episodes', 'forum'])
  const getTextAttributes = useGetTextAttributes()
  const starts = useMemo(
    () => transcript?.sections.flatMap(({ cues }) => cues.map(({ start }) => start)) ?? [],
    [transcript],
  )
  const { audioRef, current, seek } = usePlayer(passage, starts)
  const chosen = transcript?.language
  const spoken = chosen && chosen !== language ? `transcript=${chosen}` : ''
  const hereAt = useCallback((start: number) => `?${spoken && `${spoken}&`}t=${start}`, [spoken])
  const audioAt = useCallback((start: number) => audioUrl && `${audioUrl}#t=${start}`, [audioUrl])
  const discussAt = useCallback(
    (start: number) => `/forum/new?episodeId=${episode.id}&t=${start}${spoken && `&${spoken}`}`,
    [episode.id, spoken],
  )
  const facts = [
    publishedAt && (
      <time key="day" dateTime={toIsoDay(publishedAt)}>
        {formatDay(language, toIsoDay(publishedAt))}
      </time>
    ),
    durationSeconds && (
      <time key="length" dateTime={`PT${durationSeconds}S`}>
        {formatPosition(durationSeconds)}
      </time>
    ),
  ].filter(Boolean)
  return (
    <Screen onClick={seek} className="[&>aside]:mt-10 [&>nav]:mt-8 [&>section]:mt-8">
      <div className={headClass}>
        <BackLink to="/episodes">{t('allEpisodes')}</BackLink>
        <h1>
          <EpisodeName episode={episode} />
        </h1>
      </div>
      <div className="flex items-start">
        <EpisodeCover episode={episode} />
        <div className="max-w-176 min-w-0 flex-1 [&>*+*]:mt-2">
          {facts.length > 0 && (
            <p className="text-soft">
              {facts[0]}
              {facts[1] && <> · {facts[1]}</>}
            </p>
          )}
          {summary && (
            <div className="[&>*+*]:mt-2" {...getTextAttributes(summary)}>
              {summary.split(/\n+/).map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </div>
          )}
        </div>
      </div>
      {audioUrl ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below
        <audio
          className="w-full max-w-176"
          ref={audioRef}
          controls
          preload="none"
          src={passage === null ? audioUrl : `${audioUrl}#t=${passage}`}
          aria-label={t('player', { title })}
        />
      ) : (
        <p className="text-soft">{t('noAudio')}</p>
      )}
      <p className="[&>*]:me-4">
        <LinkButton
          variant="quiet"
          to={current === null ? `/forum/new?episodeId=${episode.id}` : discussAt(current)}
        >
          {current === null ? t('discuss') : t('discussFrom', { time: formatPosition(current) })}
        </LinkButton>{' '}
        {audioUrl && (
          <a href={audioUrl} className="inline-flex min-h-11 items-center">
            {episode.audioBytes
              ? t('downloadSize', { size: megabytes(episode.audioBytes) })
              : t('download')}
          </a>
        )}{' '}
        {episode.link && (
          <a href={episode.link} className="inline-flex min-h-11 items-center">
            {t('showNotes')}
          </a>
        )}{' '}
        <a
          href={`/episodes/ask?episodeId=${episode.id}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('askAbout')}
        </a>
      </p>
      {chapters.length > 0 && (
        <nav aria-labelledby="chapters">
          <h2 id="chapters">{t('chapters')}</h2>
          <ol className="mt-2">
            {chapters.map(({ start, title: name }, index) => (
              <li key={index}>
                <a
                  href={audioAt(start) ?? `${hereAt(start)}#t-${start}`}
                  data-seek={start}
                  className="inline-flex min-h-11 items-center"
                >
                  <span className="me-2 text-soft">{formatPosition(start)}</span>
                  <span {...getTextAttributes(name)}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {people.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">{t('people')}</h2>
          <ul className="mt-2">
            {people.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <span {...getTextAttributes(name)}>{name}</span>{' '}
                <span className="text-soft">· {isKnownRole(role) ? t(`roles.${role}`) : role}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ChosenQuestions
        questions={more.questions}
        hasMore={more.hasMoreQuestions}
        audioAt={audioAt}
      />
      <section aria-labelledby="discussion">
        <h2 id="discussion">{t('discussion')}</h2>
        <p className="mt-2">
          {postCount ? t('discussed', { count: postCount }) : t('notDiscussed')}
        </p>
        <ul className="mt-2">
          {posts.map((post) => (
            <li key={post.id} className="mt-2">
              <Link to={`/forum/post/${post.id}`} {...getTextAttributes(post.title)}>
                {post.title}
              </Link>
              <span className="block text-sm text-soft">
                <bdi>{post.author}</bdi> · <RelativeTime date={post.createdAt} limitDays={7} /> ·{' '}
                {t('forum:comments', { count: post.commentCount })}
              </span>
            </li>
          ))}
        </ul>
        {postCount > posts.length && (
          <p className="mt-2">
            <Link to={`/forum?type=episode&episodeId=${episode.id}`}>{t('allPosts')}</Link>
          </p>
        )}
      </section>
      <section aria-labelledby="transcript">
        <h2 id="transcript">{t('transcript')}</h2>
        {languages.length > 1 && (
          <Tabs
            label={t('transcriptLanguages')}
            tabs={languages.map(({ code, label }) => ({
              ...{ to: `?transcript=${code}#transcript`, label, isCurrent: code === chosen },
            }))}
          />
        )}
        {transcript ? (
          <>
            {transcript.parts > 1 && (
              <p className="mt-2 text-soft">
                {t('part', { part: transcript.part, parts: transcript.parts })}
              </p>
            )}
            <Transcript
              {...{ hereAt, audioAt, discussAt, current }}
              asked={passage}
              sections={transcript.sections}
              language={transcript.language}
            />
            <Pager
              label={t('pages')}
              first={
                transcript.part > 1 && {
                  to: `?${spoken}#transcript`,
                  label: t('firstPart'),
                }
              }
              next={
                transcript.part < transcript.parts && {
                  to: `?${spoken && `${spoken}&`}part=${transcript.part + 1}#transcript`,
                  label: t('nextPart'),
                }
              }
            />
          </>
        ) : (
          <p className="mt-2">{t('noTranscript')}</p>
        )}
      </section>
      <div className="mt-4">
        <SubscribeLinks links={more.subscribe} />
      </div>
      <aside className="help" dangerouslySetInnerHTML={{ __html: more.help }} />
      <StructuredData />
    </Screen>
  )
}

const roles = ['host', 'co-host', 'guest', 'producer', 'editor'] as const

function isKnownRole(role: string): role is (typeof roles)[number] {
  return roles.some((known) => known === role)
}

function megabytes(bytes: number) {
  const size = bytes / 1_000_000
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}

/**
 * Plays from the second of a link with `data-seek`, and follows what is heard. Without scripts these links lead to the
 * audio file or to this page, from that second on.
 * @param asked the second that the address asks for
 * @param starts the seconds at which paragraphs begin, in order
 */
function usePlayer(asked: number | null, starts: number[]) {
  const audioRef = useRef<HTMLAudioElement>(null)
  // What was heard before another second was asked for no longer counts.
  const [heard, setHeard] = useState<{ asked: number | null; start: number }>()
  const current = heard && heard.asked === asked ? heard.start : asked
  const hear = useCallback(
    (second: number) => {
      const start = starts.findLast((each) => each <= second)
      setHeard((before) =>
        start === undefined || (before?.start === start && before.asked === asked)
          ? before
          : { asked, start },
      )
      return start
    },
    [asked, starts],
  )

  useEffect(() => {
    const audio = audioRef.current
    if (!audio) return
    const follow = () => void (audio.currentTime && hear(audio.currentTime))
    audio.addEventListener('timeupdate', follow)
    return () => audio.removeEventListener('timeupdate', follow)
  }, [hear])

  // A fragment may name a paragraph in a folded chapter.
  useEffect(() => {
    if (/^#t-\d{1,6}$/.test(location.hash)) unfold(location.hash.slice(1))?.scrollIntoView()
  }, [])

  function seek(event: MouseEvent) {
    const audio = audioRef.current
    const link = event.target instanceof Element ? event.target.closest('a[data-seek]') : null
    if (!audio || !(link instanceof HTMLAnchorElement)) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const second = Number(link.dataset.seek)
    audio.currentTime = second
    unfold(`t-${hear(second)}`)
    // Refused where the audio cannot be loaded; then the player says so.
    audio.play().catch(() => {})
  }

  return { audioRef, current, seek }
}

/** Opens the chapter of a paragraph; returns the paragraph if its chapter was closed. */
function unfold(id: string) {
  const paragraph = document.getElementById(id)
  const chapter = paragraph?.closest('details')
  if (!chapter || chapter.open) return null
  chapter.open = true
  return paragraph
}
