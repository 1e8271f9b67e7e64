import { day } from '../durations'
import type { FeedEpisode } from './feed/parse-feed.server'

export type KnownEpisode = { id: string } & FeedEpisode

// From sure to less sure. A feed that moves to another host may give its old episodes new keys.
const signs: ((episode: FeedEpisode) => string | null)[] = [
  ({ feedKey }) => feedKey,
  ({ audioUrl, title }) => audioUrl && JSON.stringify([audioUrl, foldTitle(title)]),
  ({ audioUrl }) => audioUrl,
  ({ title, publishedAt }) => JSON.stringify([foldTitle(title), dayOf(publishedAt)]),
  // Another host's time zone may move an episode over midnight: this day is from noon to noon.
  ({ title, publishedAt }) =>
    publishedAt && JSON.stringify([foldTitle(title), dayOf(publishedAt, day / 2)]),
]

/**
 * Finds the episodes of a feed among those known: by key, else by audio file, else by title and time, which may differ by
 * half a day. Each known episode is found once at most.
 */
export function matchEpisodes(
  episodes: FeedEpisode[],
  known: KnownEpisode[],
): Map<FeedEpisode, KnownEpisode> {
  const found = new Map<FeedEpisode, KnownEpisode>()
  const left = new Set(known)
  for (const signOf of signs) {
    const candidates = new Map<string, KnownEpisode[]>()
    for (const row of left) {
      const sign = signOf(row)
      if (sign !== null) candidates.set(sign, [...(candidates.get(sign) ?? []), row])
    }
    for (const episode of episodes) {
      const sign = signOf(episode)
      if (sign === null || found.has(episode)) continue
      const match = candidates.get(sign)?.shift()
      if (!match) continue
      found.set(episode, match)
      left.delete(match)
    }
  }
  return found
}

function foldTitle(title: string) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function dayOf(date: Date | null, shift = 0) {
  return date && Math.floor((date.getTime() + shift) / day)
}
