import { Link } from '@remix-run/react'
import { useEpisodeLabel, type LabelledEpisode } from './episode-label'

/** A link to all posts about an episode. */
export function EpisodeLink({ episode }: { episode: LabelledEpisode & { id: string } }) {
  const labelOf = useEpisodeLabel()
  return (
    <p className="label">
      <Link to={`/forum?type=episode&episodeId=${episode.id}`}>{labelOf(episode)}</Link>
    </p>
  )
}
