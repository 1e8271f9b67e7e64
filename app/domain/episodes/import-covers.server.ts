import { db } from '~/database/db.server'
import { minute } from '../durations'
import { encodeCover } from './encode-cover.server'
import type { FeedEpisode } from './feed/parse-feed.server'
import { readPicture } from './feed/read-feed.server'
import type { DocumentReport } from './import-documents.server'
import { refuse, wasRefused } from './refused-documents.server'

const maxRead = 200
const maxTime = 10 * minute
// SQLite accepts this many values in one query.
const batch = 500

/**
 * Reads the pictures of episodes that are not stored yet, each URL once. Deletes pictures that no episode names
 * any more.
 * @param source the feed's URL or path
 * @param retries true to request pictures again that were refused within the last day
 * @returns the pictures that were read or refused, and the number left for the next import
 */
export async function importCovers(
  source: string,
  episodes: FeedEpisode[],
  retries: boolean,
): Promise<{ read: DocumentReport[]; left: number }> {
  const end = performance.now() + maxTime
  const read: DocumentReport[] = []
  let left = 0
  for (const [url, episode] of await missing(episodes)) {
    if (!retries && wasRefused(url)) continue
    if (read.length >= maxRead || performance.now() > end) left++
    else read.push(await readAndStore(source, url, episode))
  }
  await forgetUnused()
  return { read, left }
}

/** Returns the URLs without a stored picture, each with the first episode that names it. */
async function missing(episodes: FeedEpisode[]): Promise<Map<string, FeedEpisode>> {
  const named = new Map<string, FeedEpisode>()
  for (const episode of episodes)
    if (episode.imageUrl && !named.has(episode.imageUrl)) named.set(episode.imageUrl, episode)
  const urls = [...named.keys()]
  for (let first = 0; first < urls.length; first += batch) {
    const part = { in: urls.slice(first, first + batch) }
    const stored = await db.cover.findMany({ where: { source: part }, select: { source: true } })
    for (const cover of stored) named.delete(cover.source)
  }
  return named
}

async function readAndStore(
  source: string,
  url: string,
  { season, episodeNumber, title }: FeedEpisode,
): Promise<DocumentReport> {
  const named = {
    episode: { season, episodeNumber, title },
    kind: 'cover',
    language: null,
  } as const
  const raw = await readPicture(url, source)
  const encoded = raw.ok ? await encodeCover(raw.value.bytes) : raw
  if (!encoded.ok) {
    refuse(url)
    return { ...named, problem: encoded.problem, detail: encoded.detail }
  }
  const cover = encoded.value
  await db.cover.upsert({
    where: { source: url },
    create: { source: url, ...cover },
    update: cover,
    select: { source: true },
  })
  return { ...named, problem: null }
}

async function forgetUnused() {
  await db.$executeRaw`DELETE FROM "Cover" WHERE NOT EXISTS (
    SELECT 1 FROM "Episode" WHERE "Episode"."imageUrl" = "Cover"."source")`
}
