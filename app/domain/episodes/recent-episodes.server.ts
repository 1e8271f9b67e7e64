import { db } from '~/database/db.server'
import { bestEffort } from '../best-effort.server'
import { minute, second } from '../durations'

const max = 30

export type RecentEpisode = {
  id: string
  episodeNumber: number | null
  title: string
  link: string | null
  audioUrl: string | null
  durationSeconds: number | null
  publishedAt: Date | null
}

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
    select: {
      id: true,
      episodeNumber: true,
      title: true,
      link: true,
      audioUrl: true,
      durationSeconds: true,
      publishedAt: true,
    },
  })
}
