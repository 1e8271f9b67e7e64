import { Link } from '@remix-run/react'
import { useEpisodeLabel, type LabelledEpisode } from './episode-label'
import { useTextAttributes } from './text-attributes'

/** A link to all posts about an episode. */
export function EpisodeLink({ episode }: { episode: LabelledEpisode & { id: string } }) {
  const labelOf = useEpisodeLabel()
  const attributes = useTextAttributes(episode.title)
  return (
    <p className="label">
      <Link to={`/forum?type=episode&episodeId=${episode.id}`} {...attributes}>
        {labelOf(episode)}
      </Link>
    </p>
  )
}
