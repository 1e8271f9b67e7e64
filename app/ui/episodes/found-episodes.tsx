import { formatPosition } from '~/domain/episodes/position'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { EpisodeName } from '../forum/episode-label'
import { MarkedText } from '../forum/list/post-card'
import { touchLinkClass } from '~/ui/button'
import { CardRow } from '~/ui/screen'

type FoundEpisode = {
  id: string
  path: string
  shownSeason: number | null
  episodeNumber: number | null
  title: string
  match: { start: number | null; language: string | null; snippet: string[] }
}

type Props = { episodes: FoundEpisode[]; heading?: 'h2' | 'h3' }

/** Episodes that a search found, each with the matching words and a link to them. */
export function FoundEpisodes({ episodes, heading = 'h2' }: Props) {
  return (
    <ul className="mt-0">
      {episodes.map((episode) => (
        <Found key={episode.id} episode={episode} heading={heading} />
      ))}
    </ul>
  )
}

function Found({ episode, heading: Heading }: { episode: FoundEpisode; heading: 'h2' | 'h3' }) {
  const { t, language } = useTranslation('list')
  const { path, match } = episode
  const time = match.start === null ? null : formatPosition(match.start)
  // The page shows the transcript in the reader's language, unless the URL names another.
  const spoken = match.language === language ? '' : `transcript=${match.language}&`
  // Loaded as a new document, because only an episode's page may play sound (`response-headers.server.ts`).
  const href = match.start === null ? path : `${path}?${spoken}t=${match.start}#t-${match.start}`
  return (
    <CardRow>
      <Heading>
        {/* Looks as in the list of episodes. Among posts it looks like a post. */}
        <a href={path} className={Heading === 'h2' ? 'underline!' : undefined}>
          <EpisodeName episode={episode} />
        </a>
      </Heading>
      {time && (
        <p className="byline mt-1">
          <a href={href} className={touchLinkClass}>
            {t('listenFrom', { time })}
          </a>
        </p>
      )}
      <p className="excerpt my-1.5 line-clamp-2" {...useTextAttributes(match.snippet.join(''))}>
        <MarkedText pieces={match.snippet} />
      </p>
    </CardRow>
  )
}
