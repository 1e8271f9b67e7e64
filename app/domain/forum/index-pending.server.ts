import { db } from '~/db.server'
import { log } from '~/log.server'
import { searchIndex } from './chosen-search-index.server'

const batch = 500

/**
 * Takes the words of new and changed posts and comments into the search index, a batch in one
 * transaction. Triggers mark what is pending, so this may be called anywhere and at any time.
 * @returns how many entries it took in; fewer than `batch` when nothing is left
 */
export async function indexPending(): Promise<number> {
  const pending = await db.searchEntry.findFirst({
    where: { isPending: true },
    select: { number: true },
  })
  if (!pending) return 0
  const turn = last.then(takeInBatch, takeInBatch)
  last = turn
  return turn
}

// One at a time, so that a search does not overtake the one that is taking in what it looks for.
let last: Promise<unknown> = Promise.resolve()

function takeInBatch() {
  return db.$transaction(async (transaction) => {
    const entries = await searchIndex.claim(transaction, batch)
    await searchIndex.store(transaction, entries)
    return entries.length
  })
}

/**
 * Takes in everything that is pending, such as all that was written before there was search. What
 * is done stays done when the process ends in between.
 * @param onProgress is told how many were taken in since the beginning, after each batch
 * @returns how many in all
 */
export async function indexAllPending(onProgress?: (count: number) => void): Promise<number> {
  let count = 0
  for (let taken = batch; taken === batch; onProgress?.(count)) {
    taken = await indexPending()
    count += taken
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
