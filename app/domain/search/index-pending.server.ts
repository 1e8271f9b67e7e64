import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import { db, type Transaction, databaseKind } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { runCooperatively } from '../language/run-cooperatively.server'
import { searchIndex } from './configured-search-index.server'
import type { IndexedEntry, PendingEntry } from './search-index'
import { tokenizeInSteps, tokenize } from './search-words'
import { env } from '~/runtime/env.server'

const batch = 50
// The length of the longest post. Storing more at once would make other writers wait.
const maxCharacters = 20_000

type Pending = { last: number; isPending: boolean; hasEpisodes: boolean }

/**
 * Returns the number of the last post or comment. Also returns whether any of them, or an episode, waits to be
 * indexed.
 */
export async function readPending(): Promise<Pending> {
  // The condition is literal SQL, because a planner does not choose the index of pending entries for a parameter.
  const [row] = await db.$queryRaw<Record<keyof Pending, unknown>[]>`
    SELECT (SELECT MAX("number") FROM "SearchEntry") AS "last",
      EXISTS (
        SELECT 1 FROM "SearchEntry" WHERE "isPending" = true ORDER BY "number" LIMIT 1
      ) AS "isPending",
      EXISTS (
        SELECT 1 FROM "Episode" episode
        WHERE NOT EXISTS (SELECT 1 FROM "EpisodeWords" w WHERE w."episodeId" = episode."id")
      ) AS "hasEpisodes"`
  return {
    last: Number(row?.last ?? 0),
    isPending: Boolean(row?.isPending),
    hasEpisodes: Boolean(row?.hasEpisodes),
  }
}

/** Indexes a batch of posts and comments that triggers marked as pending; returns their number. */
async function indexPending(): Promise<number> {
  // The condition is literal SQL, because a planner does not choose the index of pending entries for a parameter.
  const pending = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "SearchEntry" WHERE "isPending" = true ORDER BY "number" LIMIT 1`
  return pending.length ? mutex.runExclusive(indexBatch) : 0
}

// Runs one at a time, so that a search waits for the batch that may contain its results.
const mutex = new Mutex()

// Words are found before the transaction, yielding to the event loop. Only texts that have changed since are split
// inside it.
async function indexBatch() {
  await setImmediate()
  const found = new Map<string, string[]>()
  for (const { title, content } of await claim(db))
    for (const text of [title, content])
      found.set(text, await runCooperatively(tokenizeInSteps(text)))
  const wordsIn = (text: string) => found.get(text) ?? tokenize(text)
  return db.$transaction(async (tx) => {
    const entries = await claim(tx)
    await searchIndex.store(
      tx,
      entries.map((entry) => withWords(entry, wordsIn)),
    )
    return entries.length
  })
}

async function claim(tx: Transaction) {
  const entries = await searchIndex.claim(tx, batch)
  let characters = 0
  const above = entries.findIndex(({ content }) => (characters += content.length) > maxCharacters)
  return above === -1 ? entries : entries.slice(0, Math.max(above, 1))
}

function withWords(
  { number, isComment, isHidden, title, content }: PendingEntry,
  wordsIn: (text: string) => string[],
): IndexedEntry {
  const titleWords = isComment ? [] : wordsIn(title)
  return { number, isComment, isHidden, titleWords, contentWords: wordsIn(content) }
}

/** Indexes everything pending and returns the number; `onProgress` gets the number so far. */
export async function indexAllPending(
  onProgress?: (count: number) => void,
  max = Infinity,
): Promise<number> {
  let count = 0
  for (let taken = 1; taken && count < max;) {
    taken = await indexPending()
    count += taken
    if (taken) onProgress?.(count)
  }
  return count
}

/** Runs `indexAllPending` at server start; logs the outcome and never fails. */
export async function indexAtStart(): Promise<void> {
  try {
    const count = await indexAllPending()
    if (count) log.info({ entries: count }, 'search index completed')
  } catch (error) {
    log.error(
      { reason: describeError(error) },
      'could not complete the search index; each search indexes some more',
    )
  }
}

/** Returns an error's code or name for the log, because its message may contain people's texts. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

// The number of pages of the file per step, which takes some milliseconds.
const pages = 100
const rest = 20

/**
 * Removes the words of deleted texts from SQLite's search index. FTS5 marks an entry as deleted, and keeps its words
 * until it merges that part of the index. Runs in small steps, between which others may write.
 */
export async function forgetDeletedWords(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  for (const table of ['PostSearch', 'CommentSearch'] as const)
    // A negative number starts to merge all parts into one. Fewer than two changes mean that the merge is done.
    for (let step = -pages; (await merge(table, step)) >= 2; step = pages) await pause(rest)
}

/** Merges some pages; returns the number of rows that changed. */
function merge(table: 'PostSearch' | 'CommentSearch', step: number) {
  return db.$transaction(async (tx) => {
    const changes = async () => {
      const [row] = await tx.$queryRaw<{ n: number | bigint }[]>`SELECT total_changes() AS n`
      return Number(row?.n)
    }
    const before = await changes()
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" ("${table}", "rank") VALUES ('merge', ${step})`,
    )
    return (await changes()) - before
  })
}
