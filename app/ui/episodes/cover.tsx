import { coverPath } from '~/domain/episodes/cover-path'

type Props = {
  /** `cover` is the hash of its stored picture. */
  episode: { id: string; episodeNumber: number | null; cover: string | null }
  /** Width and height, in pixels. */
  size?: number
}

const coverClass = 'me-5 block flex-none rounded-xl bg-tint text-accent'

/** The picture of an episode. Without one, a sun whose rays depend on the episode's number. */
export function EpisodeCover({ episode, size = 120 }: Props) {
  const path = coverPath(episode, 'small')
  return path ? (
    <img
      className={coverClass}
      src={path}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <Sun number={episode.episodeNumber} size={size} />
  )
}

function Sun({ number, size }: { number: number | null; size: number }) {
  const rays = 9 + (((number ?? 0) * 5) % 14)
  const [ring, width] = [46, 8 + ((number ?? 0) % 3) * 3]
  const step = (2 * Math.PI * ring) / rays
  return (
    <svg
      className={coverClass}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="60" r="28" fill="currentColor" />
      <circle
        cx="60"
        cy="60"
        r={ring}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={`${(step * 0.3).toFixed(2)} ${(step * 0.7).toFixed(2)}`}
      />
      {number !== null && (
        <text
          className="fill-on-accent text-[1.25rem] font-semibold forced-color-adjust-none"
          x="60"
          y="70"
          textAnchor="middle"
        >
          {number}
        </text>
      )}
    </svg>
  )
}
