import { Mutex } from 'async-mutex'
import { databaseKind, db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { minute } from '../durations'
import { episodeColumns } from './episode-columns'
import { failed, type FeedOutcome } from './feed/outcome'
import { parseInWorker } from './feed/parse-in-worker.server'
import type { FeedEpisode, ParsedFeed, SkippedItem, UnreadPart } from './feed/parse-feed.server'
import { readFeed } from './feed/read-feed.server'
import { matchEpisodes, type KnownEpisode } from './match-episodes'
import { seasonsToShow } from './seasons-to-show'

/** Episodes that left the feed stay, because posts refer to them. */
export type ImportReport = {
  added: FeedEpisode[]
  updated: FeedEpisode[]
  unchanged: number
  skipped: SkippedItem[]
  unread: UnreadPart[]
}

const rowBatchSize = 500
const transactionTimeout = minute
const advisoryLock = 72_707_370

// One import at a time in this process; the database coordinates processes.
const mutex = new Mutex()

/** Imports a feed (idempotent); returns what changed, or the problem, in which case nothing was written. */
export function importEpisodes(
  source: string,
  timeout?: number,
): Promise<FeedOutcome<ImportReport>> {
  return mutex.runExclusive(() => readAndWrite(source, timeout))
}

async function readAndWrite(source: string, timeout?: number) {
  const raw = await readFeed(source, timeout)
  if (!raw.ok) return raw
  const parsed = await parseInWorker(raw.value)
  return parsed.ok ? writeEpisodes(parsed.value) : parsed
}

async function writeEpisodes({
  episodes,
  skipped,
  unread,
}: ParsedFeed): Promise<FeedOutcome<ImportReport>> {
  return db.$transaction(
    async (transaction) => {
      if (!(await isAlone(transaction))) return failed('busy')
      const known = matchEpisodes(episodes, await knownEpisodes(transaction))
      const added = episodes.filter((episode) => !known.has(episode))
      const updated = episodes.filter((episode) => differs(episode, known.get(episode)))
      await add(transaction, added)
      for (const data of updated) {
        const { id } = known.get(data) ?? {}
        await transaction.episode.update({ where: { id }, data, select: { id: true } })
      }
      if (added.length || updated.length) await showSeasons(transaction)
      const unchanged = episodes.length - added.length - updated.length
      return { ok: true, value: { added, updated, unchanged, skipped, unread } }
    },
    { timeout: transactionTimeout },
  )
}

// A transaction on SQLite is the only one from its start.
async function isAlone(transaction: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') return true
  const [row] = await transaction.$queryRaw<{ alone: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${advisoryLock}::bigint) AS alone`
  return row?.alone === true
}

function knownEpisodes(transaction: Transaction): Promise<KnownEpisode[]> {
  return transaction.episode.findMany({
    select: { id: true, feedKey: true, ...episodeColumns },
    orderBy: { createdAt: 'asc' },
  })
}

function differs(episode: FeedEpisode, row: KnownEpisode | undefined) {
  return row !== undefined && signature(episode) !== signature(row)
}

function signature(episode: FeedEpisode) {
  const { feedKey, season, episodeNumber, title, link } = episode
  const { audioUrl, durationSeconds, publishedAt } = episode
  const heard = [audioUrl, durationSeconds, publishedAt]
  return JSON.stringify([feedKey, season, episodeNumber, title, link, ...heard])
}

async function showSeasons(transaction: Transaction) {
  const rows = await transaction.episode.findMany({
    where: { episodeNumber: { not: null } },
    select: { id: true, episodeNumber: true, season: true, shownSeason: true },
  })
  for (const { id, shownSeason } of seasonsToShow(rows))
    await transaction.episode.update({ where: { id }, data: { shownSeason }, select: { id: true } })
}

async function add(transaction: Transaction, episodes: FeedEpisode[]) {
  for (const data of batches(episodes.toReversed())) await transaction.episode.createMany({ data })
}

function batches<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / rowBatchSize)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * rowBatchSize, (index + 1) * rowBatchSize),
  )
}
