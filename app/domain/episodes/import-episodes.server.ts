import { Mutex } from 'async-mutex'
import { databaseKind, db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { minute } from '../durations'
import { episodeColumns } from './episode-columns'
import { failed, type FeedOutcome } from './feed/outcome'
import { parseInWorker } from './feed/parse-in-worker.server'
import type { FeedEpisode, ParsedFeed, SkippedItem } from './feed/parse-feed.server'
import { readFeed } from './feed/read-feed.server'

/** Episodes that left the feed stay, because posts refer to them. */
export type ImportReport = {
  added: FeedEpisode[]
  updated: FeedEpisode[]
  unchanged: number
  skipped: SkippedItem[]
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
}: ParsedFeed): Promise<FeedOutcome<ImportReport>> {
  return db.$transaction(
    async (transaction) => {
      if (!(await isAlone(transaction))) return failed('busy')
      const known = await knownEpisodes(transaction, episodes)
      const added = episodes.filter(({ feedKey }) => !known.has(feedKey))
      const updated = episodes.filter((episode) => differs(episode, known.get(episode.feedKey)))
      await add(transaction, added)
      for (const { feedKey, ...data } of updated)
        await transaction.episode.update({ where: { feedKey }, data, select: { id: true } })
      const unchanged = episodes.length - added.length - updated.length
      return { ok: true, value: { added, updated, unchanged, skipped } }
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

async function knownEpisodes(transaction: Transaction, episodes: FeedEpisode[]) {
  const known = new Map<string, FeedEpisode>()
  for (const batch of batches(episodes)) {
    const rows = await transaction.episode.findMany({
      where: { feedKey: { in: batch.map(({ feedKey }) => feedKey) } },
      select: { feedKey: true, ...episodeColumns },
    })
    for (const row of rows) known.set(row.feedKey, row)
  }
  return known
}

function differs(episode: FeedEpisode, row: FeedEpisode | undefined) {
  return row !== undefined && signature(episode) !== signature(row)
}

function signature(episode: FeedEpisode) {
  const { episodeNumber, title, link, audioUrl, durationSeconds, publishedAt } = episode
  return JSON.stringify([episodeNumber, title, link, audioUrl, durationSeconds, publishedAt])
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
