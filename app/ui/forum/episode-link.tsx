import { Link } from '@remix-run/react'
import { useEpisodeLabel, type LabelledEpisode } from './episode-label'

/** An item's episode, as a link to all that was written about it. */
export function EpisodeLink({ episode }: { episode: LabelledEpisode & { id: string } }) {
  const labelOf = useEpisodeLabel()
  return (
    <p className="label">
      <Link to={`/forum?type=episode&episodeId=${episode.id}`}>{labelOf(episode)}</Link>
    </p>
  )
}
