import type { FeedEpisode } from './feed/parse-feed.server'

/** What a feed says of an episode, as a Prisma `select`; an episode's key in the feed stands apart. */
export const episodeColumns = {
  season: true,
  episodeNumber: true,
  title: true,
  link: true,
  audioUrl: true,
  durationSeconds: true,
  publishedAt: true,
} as const satisfies Record<Exclude<keyof FeedEpisode, 'feedKey'>, true>
