type Numbered = {
  id: string
  episodeNumber: number | null
  season: number | null
  shownSeason: number | null
}

/** The episodes whose `shownSeason` changes: a season is shown where another season has the same number. */
export function seasonsToShow(episodes: Numbered[]): { id: string; shownSeason: number | null }[] {
  const seasons = new Map<number | null, Set<number | null>>()
  for (const { episodeNumber, season } of episodes)
    seasons.set(episodeNumber, (seasons.get(episodeNumber) ?? new Set()).add(season))
  return episodes.flatMap(({ id, episodeNumber, season, shownSeason }) => {
    const isShared = (seasons.get(episodeNumber)?.size ?? 0) > 1
    const wanted = isShared ? season : null
    return wanted === shownSeason ? [] : [{ id, shownSeason: wanted }]
  })
}
