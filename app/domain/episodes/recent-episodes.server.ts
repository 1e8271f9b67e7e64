import { db } from '~/database/db.server'
import { bestEffort } from '../best-effort.server'
import { minute, second } from '../durations'
import { episodeColumns } from './episode-columns'
import type { FeedEpisode } from './feed/parse-feed.server'

const max = 30

export type RecentEpisode = { id: string; shownSeason: number | null } & Omit<
  FeedEpisode,
  'feedKey'
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
    orderBy: [
      { publishedAt: { sort: 'desc', nulls: 'last' } },
      { createdAt: 'desc' },
      { episodeNumber: 'desc' },
    ],
    take: max,
    select: { id: true, shownSeason: true, ...episodeColumns },
  })
}
