import type { FeedEpisode } from './feed/parse-feed.server'

/** The columns that come from a feed, as a Prisma `select`; the feed key is not among them. */
export const episodeColumns = {
  season: true,
  episodeNumber: true,
  title: true,
  link: true,
  audioUrl: true,
  durationSeconds: true,
  publishedAt: true,
} as const satisfies Record<Exclude<keyof FeedEpisode, 'feedKey'>, true>
