import { db } from '~/database/db.server'
import type { FeedEpisode } from './feed/parse-feed.server'
import { bestEffort } from '../best-effort.server'
import { minute, second } from '../durations'

export type EpisodeView = {
  id: string
  episodeNumber: number | null
  shownSeason: number | null
  title: string
}

type Order =
  | { publishedAt: { sort: 'desc'; nulls: 'last' } }
  | { createdAt: 'desc' }
  | { episodeNumber: 'desc' }

/** The order of lists, for Prisma. */
export const newestFirst: Order[] = [
  { publishedAt: { sort: 'desc', nulls: 'last' } },
  { createdAt: 'desc' },
  { episodeNumber: 'desc' },
]

/** All episodes, newest first. */
export async function listEpisodes(): Promise<EpisodeView[]> {
  return db.episode.findMany({
    orderBy: newestFirst,
    select: { id: true, episodeNumber: true, shownSeason: true, title: true },
  })
}

/** The columns that come from a feed, as a Prisma `select`; the feed key is not among them. */
export const episodeColumns = {
  season: true,
  episodeNumber: true,
  title: true,
  link: true,
  audioUrl: true,
  audioBytes: true,
  durationSeconds: true,
  publishedAt: true,
  summary: true,
  imageUrl: true,
  people: true,
} as const satisfies Record<Exclude<keyof FeedEpisode, 'feedKey'>, true>

const max = 30

export type RecentEpisode = { id: string; shownSeason: number | null } & Pick<
  FeedEpisode,
  'episodeNumber' | 'title' | 'link' | 'audioUrl' | 'durationSeconds' | 'publishedAt'
>

let known: RecentEpisode[] = []
let askedAt = -Infinity

/**
 * The newest episodes, as they were a minute ago at most. While the database is unavailable, those last known: a
 * sign-out leads to their page.
 */
export async function recentEpisodes(now = performance.now()): Promise<RecentEpisode[]> {
  if (now - askedAt < minute) return known
  askedAt = now
  const read = async () => (known = await readNewest())
  await bestEffort('reading the episodes of the podcast’s page', read, second)
  return known
}

function readNewest() {
  return db.episode.findMany({
    orderBy: newestFirst,
    take: max,
    select: {
      id: true,
      shownSeason: true,
      episodeNumber: true,
      title: true,
      link: true,
      audioUrl: true,
      durationSeconds: true,
      publishedAt: true,
    },
  })
}
