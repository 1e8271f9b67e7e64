import { kickerClass, kickerLinkClass } from '~/ui/screen'
import { Link } from '@remix-run/react'
import { useEpisodeLabel, type LabelledEpisode } from './episode-label'
import { useTextAttributes } from './item-parts'

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
