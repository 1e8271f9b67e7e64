import { useTranslation } from '~/i18n/use-translation'
import { kickerClass, kickerLinkClass } from '~/ui/screen'
import { Link } from '@remix-run/react'
import { useTextAttributes } from './item-parts'

export type LabelledEpisode = {
  episodeNumber: number | null
  /** The season, if another season has an episode with the same number. */
  shownSeason: number | null
  title: string
}

type Key = 'episodeLabel' | 'episodeLabelUnnumbered' | 'episodeLabelInSeason'
type Values = { season: number | null; number: number | null; title: string }
type Translate = (key: Key, values: Values) => string

/** Formats an episode for lists, labels and selects. */
export function useEpisodeLabel(): (episode: LabelledEpisode) => string {
  const { t } = useTranslation('forum')
  return (episode) => episodeLabel((key, values) => t(key, values), episode)
}

/** The same, for use outside components. `translate` translates keys of the forum. */
export function episodeLabel(
  translate: Translate,
  { episodeNumber, shownSeason, title }: LabelledEpisode,
): string {
  return translate(keyOf(episodeNumber, shownSeason), {
    season: shownSeason,
    number: episodeNumber,
    title,
  })
}

function keyOf(number: number | null, season: number | null): Key {
  if (number === null) return 'episodeLabelUnnumbered'
  return season === null ? 'episodeLabel' : 'episodeLabelInSeason'
}

/** A link to all posts about an episode. */
export function EpisodeLink({ episode }: { episode: LabelledEpisode & { id: string } }) {
  return (
    <p className={kickerClass}>
      <Link className={kickerLinkClass} to={`/forum?type=episode&episodeId=${episode.id}`}>
        <EpisodeName episode={episode} />
      </Link>
    </p>
  )
}

/** An episode's label. The title may be in another language than the rest of the label. */
export function EpisodeName({ episode }: { episode: LabelledEpisode }) {
  const labelOf = useEpisodeLabel()
  const { title } = episode
  return (
    <>
      {labelOf({ ...episode, title: '' })}
      <span {...useTextAttributes(title)}>{title}</span>
    </>
  )
}
