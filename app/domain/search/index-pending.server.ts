import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import { db, type Transaction } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { finishInTurns } from '../language/finish-in-turns.server'
import { searchIndex } from './configured-search-index.server'
import type { IndexedEntry, PendingEntry } from './search-index'
import { wordsInSteps, wordsOf } from './search-words'

const batch = 50
// As long as the longest post: storing more at once would hold up everybody else.
const mostCharacters = 20_000

/**
 * Takes the words of some new and changed posts and comments into the search index, in one transaction. Triggers mark
 * what is pending, so this may be called anywhere and at any time.
 * @returns how many entries it took in; none when nothing is left
 */
async function indexPending(): Promise<number> {
  const pending = await db.searchEntry.findFirst({
    where: { isPending: true },
    select: { number: true },
  })
  if (!pending) return 0
  return mutex.runExclusive(takeInBatch)
}

// One at a time, so that a search does not overtake the one that is taking in what it looks for.
const mutex = new Mutex()

// The words are found before the transaction, in turns with everybody else; those of a text that changed meanwhile in it.
async function takeInBatch() {
  await setImmediate()
  const found = new Map<string, string[]>()
  for (const { title, content } of await claim(db))
    for (const text of [title, content]) found.set(text, await finishInTurns(wordsInSteps(text)))
  const wordsIn = (text: string) => found.get(text) ?? wordsOf(text)
  return db.$transaction(async (transaction) => {
    const entries = await claim(transaction)
    await searchIndex.store(
      transaction,
      entries.map((entry) => withWords(entry, wordsIn)),
    )
    return entries.length
  })
}

async function claim(transaction: Transaction) {
  const entries = await searchIndex.claim(transaction, batch)
  let characters = 0
  const above = entries.findIndex(({ content }) => (characters += content.length) > mostCharacters)
  return above === -1 ? entries : entries.slice(0, Math.max(above, 1))
}

function withWords(
  { number, isComment, isHidden, title, content }: PendingEntry,
  wordsIn: (text: string) => string[],
): IndexedEntry {
  const titleWords = isComment ? [] : wordsIn(title)
  return { number, isComment, isHidden, titleWords, contentWords: wordsIn(content) }
}

/**
 * Takes in everything that is pending, such as all that was written before there was search. What
 * is done stays done when the process ends in between.
 * @param onProgress is told how many were taken in since the beginning, after each batch
 * @param most at which to stop
 * @returns how many in all
 */
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

/** `indexAllPending` for the server's start: tells the log, and never fails the process. */
export async function indexAtStart(): Promise<void> {
  try {
    const count = await indexAllPending()
    if (count) log.info({ entries: count }, 'search index completed')
  } catch (error) {
    log.error(
      { reason: reasonOf(error) },
      'completing the search index failed; searches go on completing it',
    )
  }
}

/** What the log may know of a failure here: its kind, since its message can hold what people wrote. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
