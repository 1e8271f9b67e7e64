import type { Transaction, Sql } from '~/database/db.server'
import type { SearchQuery } from './search-query'

/** Best first; `whole` is title and content together. */
export const searchFields = ['title', 'whole', 'comment'] as const

export type SearchField = (typeof searchFields)[number]

/** A matching post, and the comment it was found by. `number` is the entry's, `sortKey` that of the post or comment. */
export type Hit = { number: number; postId: string; commentId: string | null; sortKey: string }

/**
 * So many entries in a row make a block. Within a block results have the order of lists: the order of the entries, which
 * is that of writing, would tell to the second when an anonymous item was written between named ones.
 */
const blockSize = 64

/** The block of an entry; later entries have higher ones. */
export function blockOf(number: number): number {
  return Math.floor(number / blockSize)
}

/** The first number of a block. */
export function startOfBlock(block: number): number {
  return block * blockSize
}

/** Hits of whole blocks in the order of results, and the number below which the next ones are. */
export type Blocks = { hits: Hit[]; next: number; isLast: boolean }

/** At least `limit` hits after the first block, unless there are fewer. */
export async function findBlocks(index: SearchIndex, wanted: Wanted): Promise<Blocks> {
  const limit = wanted.limit + 2 * blockSize
  const found = await index.find({ ...wanted, limit })
  const isLast = found.length < limit
  const cut = isLast ? -1 : blockOf(found.at(-1)?.number ?? 0)
  const hits = found.filter(({ number }) => blockOf(number) > cut)
  return { hits: hits.sort(byPlace), next: startOfBlock(cut + 1), isLast }
}

function byPlace(a: Hit, b: Hit) {
  return blockOf(b.number) - blockOf(a.number) || (a.sortKey < b.sortKey ? 1 : -1)
}

export type Wanted = {
  field: SearchField
  query: SearchQuery
  /** on the post, whose alias is `p` */
  filter: Sql
  before: number
  limit: number
  /** ids of authors whose named posts and comments are left out */
  blocked: string[]
}

/** An entry to index; hidden ones get no words. */
export type PendingEntry = {
  number: number
  isComment: boolean
  isHidden: boolean
  title: string
  content: string
}

export type IndexedEntry = Pick<PendingEntry, 'number' | 'isComment' | 'isHidden'> & {
  titleWords: string[]
  contentWords: string[]
}

/** The most titles that are read of one word, so that a common one costs little. */
export const mostOfWord = 40

export type FoundEpisode = { episodeId: string; words: string }

export type SearchIndex = {
  /** Hits in one field, newest first; a post is only in the best of its fields. */
  find(wanted: Wanted): Promise<Hit[]>
  /** The ids among `postIds` with a matching comment numbered from `first` to `last`. */
  matchingBetween(
    query: SearchQuery,
    postIds: string[],
    first: number,
    last: number,
    blocked: string[],
  ): Promise<string[]>
  /** The newest `limit` pending entries, oldest first, locked until the transaction ends. */
  claim(transaction: Transaction, limit: number): Promise<PendingEntry[]>
  /**
   * A query in SQL for `word` and `postId` of the newest posts with each word in their titles, at most `mostOfWord` of each.
   * @param filter which posts count; a condition on the post, whose alias is `p`, or null for all
   */
  selectTitles(words: string[], filter: Sql | null): Sql
  /** The newest episodes with every wanted phrase, with their folded words. */
  findEpisodes(query: SearchQuery, limit: number): Promise<FoundEpisode[]>
  /** Stores the words of an episode under the number of its row in `EpisodeWords`, which is new. */
  storeEpisode(transaction: Transaction, number: number, words: string[]): Promise<unknown>
  /** Replaces the words of claimed entries, and marks them as indexed. */
  store(transaction: Transaction, entries: IndexedEntry[]): Promise<void>
}
