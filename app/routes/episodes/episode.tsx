import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { episodeHelplines } from '~/content/episode-helplines'
import { helpBox } from '~/content/helplines'
import { inLanguage } from '~/content/text'
import { coverPath } from '~/domain/episodes/cover-path'
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
import { authorNames } from '~/http/presenters/authors.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { getMember } from '~/http/session/session.server'
import { useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { pageHead } from '~/i18n/page-head'
import styles from '~/styles/episodes.css?url'
import { Chapters, EpisodeHead, EpisodeSummary, People } from '~/ui/episodes/about-episode'
import { ChosenQuestions } from '~/ui/episodes/chosen-questions'
import { Discussion } from '~/ui/episodes/discussion'
import { useEpisodeUrls } from '~/ui/episodes/episode-urls'
import { EpisodeWays, Player } from '~/ui/episodes/player'
import { SubscribeLinks } from '~/ui/episodes/subscribe-links'
import { TranscriptSection } from '~/ui/episodes/transcript'
import { usePlayer } from '~/ui/episodes/use-player'
import { EpisodeName, episodeLabel } from '~/ui/forum/episode-label'
import { StructuredData } from '~/ui/shell/document'
import { BackLink, Screen, cardClass, headClass } from '~/ui/screen'

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

// Not `isForReading`: an episode may play for longer than ten minutes.
export const handle = { i18n: ['forum', 'episodes'] }

const latestPosts = 3

// The drawn sun is part of the page and has no URL.
function previewOf(episode: { id: string; cover: string | null; title: string }) {
  const path = coverPath(episode, 'large')
  return path ? { path, alt: episode.title } : undefined
}

function helplinesOf(path: string, language: Language) {
  return inLanguage(episodeHelplines[path.slice('/episodes/'.length)] ?? [], language)
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
  const { posts } = unwrapOrThrow(await listPosts(member, about, hiddenFrom(member, request)))
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
    help: helpBox(language, 2, helplinesOf(episode.path, language)),
  }
}

export default function Episode() {
  const { episode, languages, transcript, passage, postCount, posts, ...more } =
    useLoaderData<typeof loader>()
  const { t, language } = useTranslation('episodes')
  const { current, seek, ...player } = usePlayer(passage, transcript)
  const spoken = transcript?.language
  const urls = useEpisodeUrls(episode, spoken === language ? undefined : spoken)
  return (
    <Screen onClick={seek} className="[&>aside]:mt-10 [&>nav]:mt-8 [&>section]:mt-8">
      <div className={headClass}>
        <BackLink to="/episodes">{t('allEpisodes')}</BackLink>
        <h1>
          <EpisodeName episode={episode} />
        </h1>
      </div>
      <EpisodeHead
        episode={episode}
        player={<Player {...player} episode={episode} passage={passage} />}
      />
      <EpisodeSummary summary={episode.summary} />
      <EpisodeWays episode={episode} current={current} urls={urls} />
      <Chapters chapters={episode.chapters} urls={urls} />
      <People people={episode.people} />
      <ChosenQuestions
        questions={more.questions}
        hasMore={more.hasMoreQuestions}
        audioAt={urls.audioAt}
      />
      <Discussion episodeId={episode.id} count={postCount} posts={posts} />
      <TranscriptSection
        languages={languages}
        transcript={transcript}
        passage={passage}
        current={current}
        urls={urls}
      />
      <div className="mt-10 border-t border-line pt-4">
        <SubscribeLinks links={more.subscribe} />
      </div>
      <aside className={`help ${cardClass}`} dangerouslySetInnerHTML={{ __html: more.help }} />
      <StructuredData />
    </Screen>
  )
}
