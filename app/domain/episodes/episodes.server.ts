import { aliased, db, sql, type Sql } from '~/database/db.server'
import type { FeedEpisode } from './feed/parse-feed.server'
import { bestEffort } from '../best-effort.server'
import { isId } from '../validation/validation.server'
import { minute, second } from '../durations'
import { excerpt } from '../validation/text'
import { withAudio } from './audio.server'
import { withCovers } from './covers.server'

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

/** Like `newestFirst`, in SQL, for rows of an alias. */
export function newestFirstSql(alias: string): Sql {
  const e = aliased(alias)
  return sql`${e}."publishedAt" DESC NULLS LAST, ${e}."createdAt" DESC, ${e}."episodeNumber" DESC`
}

/** Lists all episodes, newest first. */
export async function listEpisodes(): Promise<EpisodeView[]> {
  return db.episode.findMany({
    orderBy: newestFirst,
    select: { id: true, episodeNumber: true, shownSeason: true, title: true },
  })
}

/** The columns that come from a feed, as a Prisma `select`, without the feed key. */
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

/** The number of characters of the summary on an episode's card. */
export const cardSummary = 180

export type RecentEpisode = {
  id: string
  path: string
  shownSeason: number | null
  hasTranscript: boolean
  /** The hash of its stored picture. */
  cover: string | null
  /** The beginning of its summary. */
  summary: string | null
} & Pick<
  FeedEpisode,
  'episodeNumber' | 'title' | 'link' | 'audioUrl' | 'durationSeconds' | 'publishedAt'
>

let known: RecentEpisode[] = []
let askedAt = -Infinity

/**
 * Returns the newest episodes, at most a minute old. While the database is unavailable, returns the last known ones,
 * because a sign-out leads to their page.
 */
export async function recentEpisodes(now = performance.now()): Promise<RecentEpisode[]> {
  if (now - askedAt < minute) return known
  askedAt = now
  const read = async () => (known = await readNewest())
  await bestEffort('reading the episodes of the podcast’s page', read, second)
  return known
}

async function readNewest() {
  const rows = await db.episode.findMany({
    orderBy: newestFirst,
    take: max,
    select: {
      id: true,
      shownSeason: true,
      episodeNumber: true,
      title: true,
      link: true,
      audioUrl: true,
      audioBytes: true,
      durationSeconds: true,
      publishedAt: true,
      summary: true,
      imageUrl: true,
      _count: { select: { transcripts: true } },
    },
  })
  const episodes = rows.map(({ _count, summary, ...row }) => ({
    ...row,
    summary: summary && excerpt(summary, cardSummary),
    hasTranscript: _count.transcripts > 0,
  }))
  return withCovers(await withAudio(await withPaths(episodes)))
}

type Numbered = { id: string; episodeNumber: number | null }

/**
 * Returns the numbers that several episodes share, each with the id of the newest of them. Only that one has a
 * URL with the number.
 */
async function newestOfSharedNumbers(): Promise<Map<number, string>> {
  const groups = await db.episode.groupBy({
    by: ['episodeNumber'],
    where: { episodeNumber: { not: null } },
    having: { id: { _count: { gt: 1 } } },
  })
  const newest = new Map<number, string>()
  for (const { episodeNumber } of groups) {
    const found = episodeNumber !== null && (await findByNumber(episodeNumber))
    if (found) newest.set(episodeNumber, found.id)
  }
  return newest
}

const numberPattern = /^(?:0|[1-9]\d{0,6})$/

/**
 * Finds the id of the episode that `/episodes/{reference}` shows. A number finds the newest episode with it;
 * otherwise the reference is an id. Null if there is no such episode.
 */
export async function findIdByReference(reference: string): Promise<string | null> {
  if (numberPattern.test(reference)) return (await findByNumber(Number(reference)))?.id ?? null
  if (!isId(reference)) return null
  const found = await db.episode.findUnique({ where: { id: reference }, select: { id: true } })
  return found && found.id
}

function findByNumber(episodeNumber: number) {
  return db.episode.findFirst({
    where: { episodeNumber },
    orderBy: newestFirst,
    select: { id: true },
  })
}

/**
 * Returns the part after `/episodes/` in the URL of an episode's page: its number, or its id if another episode has
 * the URL with that number.
 */
export async function referenceOf(episode: Numbered): Promise<string> {
  const [named] = await withPaths([episode])
  return named ? named.path.slice('/episodes/'.length) : ''
}

/** Adds the URL of its page to each episode: by its number, or by its id if another episode has that URL. */
export async function withPaths<Episode extends Numbered>(
  episodes: Episode[],
): Promise<(Episode & { path: string })[]> {
  if (!episodes.length) return []
  const shared = await newestOfSharedNumbers()
  return episodes.map((episode) => {
    const { id, episodeNumber } = episode
    const isByNumber = episodeNumber !== null && (shared.get(episodeNumber) ?? id) === id
    return { ...episode, path: `/episodes/${isByNumber ? episodeNumber : id}` }
  })
}
