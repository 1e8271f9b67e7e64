import type { FeedEpisode, ParsedFeed, SkippedItem, UnreadPart } from './feed/parse-feed.server'
import { Mutex } from 'async-mutex'
import { databaseKind, db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { day, hour, minute } from '../durations'
import { episodeColumns, findIdByReference } from './episodes.server'
import { failed, type FeedOutcome } from './feed/outcome'
import { importCovers } from './import-covers.server'
import { forgetWords, importDocuments, type DocumentReport } from './import-documents.server'
import { parseInWorker } from './feed/parse-in-worker.server'
import { readFeed } from './feed/read-feed.server'
import { log } from '~/runtime/log.server'

export type FeedColumn = keyof typeof episodeColumns

type KnownEpisode = { id: string } & FeedEpisode

// In order of certainty. A feed that moves to another host may give its old episodes new keys.
const signs: ((episode: FeedEpisode) => string | null)[] = [
  ({ feedKey }) => feedKey,
  ({ audioUrl, title }) => audioUrl && JSON.stringify([audioUrl, foldTitle(title)]),
  ({ audioUrl }) => audioUrl,
  ({ title, publishedAt }) => JSON.stringify([foldTitle(title), utcDay(publishedAt)]),
  // Another host's time zone may move an episode past midnight, so this day is from noon to noon.
  ({ title, publishedAt }) =>
    publishedAt && JSON.stringify([foldTitle(title), utcDay(publishedAt, day / 2)]),
]

/**
 * Matches the episodes of a feed with the known ones: by key, otherwise by audio file, otherwise by title and time,
 * which may differ by half a day. Each known episode is matched at most once.
 */
function matchEpisodes(
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

function utcDay(date: Date | null, shift = 0) {
  return date && Math.floor((date.getTime() + shift) / day)
}

type Numbered = {
  id: string
  episodeNumber: number | null
  season: number | null
  shownSeason: number | null
}

/** Returns the episodes whose `shownSeason` changes. A season is shown when another season has the same number. */
function seasonsToShow(episodes: Numbered[]): { id: string; shownSeason: number | null }[] {
  const seasons = new Map<number | null, Set<number | null>>()
  for (const { episodeNumber, season } of episodes)
    seasons.set(episodeNumber, (seasons.get(episodeNumber) ?? new Set()).add(season))
  return episodes.flatMap(({ id, episodeNumber, season, shownSeason }) => {
    const isShared = (seasons.get(episodeNumber)?.size ?? 0) > 1
    const wanted = isShared ? season : null
    return wanted === shownSeason ? [] : [{ id, shownSeason: wanted }]
  })
}

/** Episodes that left the feed stay, because posts refer to them. */
export type ImportReport = {
  added: FeedEpisode[]
  /** The updated episodes, each with the columns that changed. */
  updated: (FeedEpisode & { changed: FeedColumn[] })[]
  unchanged: number
  skipped: SkippedItem[]
  unread: UnreadPart[]
  /** The transcripts, chapters and pictures that were read or refused by this import. */
  documents: DocumentReport[]
  /** The number of documents left for the next import. */
  documentsLeft: number
}

const rowBatchSize = 500
const transactionTimeout = minute
const advisoryLock = 72_707_370

// One import at a time in this process; the database coordinates processes.
const mutex = new Mutex()

/**
 * Imports a feed, and the transcripts, chapters and pictures that it names (idempotent).
 * @param retries true to request documents again that were refused within the last day
 * @returns the changes, or the problem; then nothing was written
 */
export function importEpisodes(
  source: string,
  timeout?: number,
  retries = true,
): Promise<FeedOutcome<ImportReport>> {
  return mutex.runExclusive(() => readAndWrite(source, timeout, retries))
}

async function readAndWrite(
  source: string,
  timeout: number | undefined,
  retries: boolean,
): Promise<FeedOutcome<ImportReport>> {
  const raw = await readFeed(source, timeout)
  if (!raw.ok) return raw
  const parsed = await parseInWorker(raw.value)
  if (!parsed.ok) return parsed
  const { episodes, documents } = parsed.value
  const written = await writeEpisodes(parsed.value)
  if (!written.ok) return written
  const texts = await importDocuments(source, episodes, documents, retries)
  const covers = await importCovers(source, episodes, retries)
  const read = [...texts.read, ...covers.read]
  const documentsLeft = texts.left + covers.left
  return { ok: true, value: { ...written.value, documents: read, documentsLeft } }
}

async function writeEpisodes({
  episodes,
  skipped,
  unread,
}: ParsedFeed): Promise<FeedOutcome<Omit<ImportReport, 'documents' | 'documentsLeft'>>> {
  return db.$transaction(
    async (tx) => {
      if (!(await lockImport(tx))) return failed('busy')
      const known = matchEpisodes(episodes, await knownEpisodes(tx))
      const added = episodes.filter((episode) => !known.has(episode))
      const changes = episodes.flatMap((data) => {
        const row = known.get(data)
        return row && differs(data, row)
          ? [{ id: row.id, data, changed: changedOf(data, row) }]
          : []
      })
      await add(tx, added)
      for (const { id, data } of changes)
        await tx.episode.update({ where: { id }, data, select: { id: true } })
      await forgetWords(
        tx,
        changes.map(({ id }) => id),
      )
      if (added.length || changes.length) await showSeasons(tx)
      const unchanged = episodes.length - added.length - changes.length
      const updated = changes.map(({ data, changed }) => ({ ...data, changed }))
      return { ok: true, value: { added, updated, unchanged, skipped, unread } }
    },
    { timeout: transactionTimeout },
  )
}

/**
 * Removes an episode from the site: its page, transcripts and place in lists. Posts about it stay, without its name. So
 * do questions; those chosen for it wait again, without their answers. The next import adds it again if the feed still
 * has it.
 * @param reference the episode's number, if no other episode has it, or its id
 * @returns its title and the numbers of posts and of chosen questions, or the reason why nothing was removed: with
 *   `several` the episodes that have the number
 */
export async function removeEpisode(
  reference: string,
): Promise<
  | { ok: true; title: string; posts: number; questions: number }
  | { ok: false; problem: 'no-episode' | 'busy' }
  | { ok: false; problem: 'several'; episodes: { id: string; title: string }[] }
> {
  const id = await findIdByReference(reference)
  if (!id) return { ok: false, problem: 'no-episode' }
  if (id !== reference) {
    const episodes = await db.episode.findMany({
      where: { episodeNumber: Number(reference) },
      select: { id: true, title: true },
    })
    if (episodes.length > 1) return { ok: false, problem: 'several', episodes }
  }
  return db.$transaction(
    async (tx) => {
      if (!(await lockImport(tx))) return { ok: false, problem: 'busy' }
      const posts = await tx.post.count({ where: { episodeId: id } })
      const { count: questions } = await tx.guestQuestion.updateMany({
        where: { episodeId: id },
        data: { episodeId: null, second: null, answer: null },
      })
      await forgetWords(tx, [id])
      const { title } = await tx.episode.delete({ where: { id }, select: { title: true } })
      await showSeasons(tx)
      return { ok: true, title, posts, questions }
    },
    { timeout: transactionTimeout },
  )
}

// Returns false while another import runs. On SQLite a transaction is the only one from its start.
async function lockImport(tx: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return true
  const [row] = await tx.$queryRaw<{ alone: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${advisoryLock}::bigint) AS alone`
  return row?.alone === true
}

function knownEpisodes(tx: Transaction): Promise<KnownEpisode[]> {
  return tx.episode.findMany({
    select: { id: true, feedKey: true, ...episodeColumns },
    orderBy: { createdAt: 'asc' },
  })
}

function differs(episode: FeedEpisode, row: KnownEpisode) {
  return episode.feedKey !== row.feedKey || changedOf(episode, row).length > 0
}

function changedOf(episode: FeedEpisode, row: KnownEpisode): FeedColumn[] {
  const columns = Object.keys(episodeColumns) as FeedColumn[]
  return columns.filter((name) => JSON.stringify(episode[name]) !== JSON.stringify(row[name]))
}

async function showSeasons(tx: Transaction) {
  const rows = await tx.episode.findMany({
    where: { episodeNumber: { not: null } },
    select: { id: true, episodeNumber: true, season: true, shownSeason: true },
  })
  for (const { id, shownSeason } of seasonsToShow(rows))
    await tx.episode.update({ where: { id }, data: { shownSeason }, select: { id: true } })
}

async function add(tx: Transaction, episodes: FeedEpisode[]) {
  for (const data of batches(episodes.toReversed())) await tx.episode.createMany({ data })
}

function batches<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / rowBatchSize)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * rowBatchSize, (index + 1) * rowBatchSize),
  )
}

/**
 * Imports now and every hour. Never logs the URL, which may have a password. Returns a stop function.
 * @param onImported runs after each import
 */
export function startEpisodeSync(
  source: string,
  onImported: () => Promise<void>,
  every = hour,
): () => void {
  const work = () => void importAndLog(source).then(onImported)
  work()
  const timer = setInterval(work, every).unref()
  return () => clearInterval(timer)
}

async function importAndLog(source: string) {
  try {
    const result = await importEpisodes(source, undefined, false)
    if (!result.ok) {
      const { problem, detail } = result
      return log.warn({ problem, detail }, 'episodes not imported')
    }
    const { added, updated, unchanged, skipped, unread, documents } = result.value
    const refused = documents.filter(({ problem }) => problem !== null)
    log.info(
      {
        added: added.length,
        updated: updated.length,
        unchanged,
        skipped: skipped.length,
        firstSkipped: skipped.slice(0, 20),
        unread: unread.length,
        firstUnread: unread.slice(0, 20).map(({ position, part }) => ({ position, part })),
        documents: documents.length - refused.length,
        refusedDocuments: refused.length,
        firstRefused: refused
          .slice(0, 20)
          .map(({ episode, kind, problem }) => ({ episode: episode.title, kind, problem })),
      },
      'episodes imported',
    )
  } catch (error) {
    log.error({ err: error }, 'episodes not imported')
  }
}
