import { db } from '~/database/db.server'

export type EpisodeView = {
  id: string
  episodeNumber: number | null
  shownSeason: number | null
  title: string
}

/** All episodes, newest first. */
export async function listEpisodes(): Promise<EpisodeView[]> {
  return db.episode.findMany({
    orderBy: [
      { publishedAt: { sort: 'desc', nulls: 'last' } },
      { createdAt: 'desc' },
      { episodeNumber: 'desc' },
    ],
    select: { id: true, episodeNumber: true, shownSeason: true, title: true },
  })
}
