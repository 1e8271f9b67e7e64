import type { Sql, Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
import type { SearchQuery } from './search-query'

/** In order of relevance, the best first; `whole` is title and content together. */
export const searchFields = ['title', 'whole', 'comment'] as const

export type SearchField = (typeof searchFields)[number]

/**
 * A matching post, and the comment by which it was found. `number` is the number of the entry, `sortKey` the key of
 * the post or comment.
 */
export type Hit = { number: number; postId: string; commentId: string | null; sortKey: string }

/**
 * The number of consecutive entries in a block. Within a block results have the order of lists. The order of the
 * entries is the order of writing, which would reveal to the second when an anonymous item was written between named
 * ones.
 */
export const blockSize = 64

/** Returns the block of an entry; later entries have higher blocks. */
export function blockOf(number: number): number {
  return Math.floor(number / blockSize)
}

/** Returns the first number of a block. */
export function startOfBlock(block: number): number {
  return block * blockSize
}

/** Hits of whole blocks in the order of results, and the number below which the next ones start. */
export type Blocks<H extends Hit> = { hits: H[]; next: number; isLast: boolean }

/** Puts the hits of a field in the order of results. Fewer hits than the `limit` of its part are all hits. */
export function toBlocks<H extends Hit>(found: H[], limit: number): Blocks<H> {
  const next = startOfBlock(blockOf(found.at(-1)?.number ?? 0))
  return { hits: [...found].sort(byPlace), next, isLast: found.length < limit }
}

function byPlace(a: Hit, b: Hit) {
  return blockOf(b.number) - blockOf(a.number) || (a.sortKey < b.sortKey ? 1 : -1)
}

/** A field to search below a number, and the number of its hits to read. */
export type Part = { field: SearchField; before: number; limit: number }

export type Wanted = {
  query: SearchQuery
  /** in the order of results */
  parts: Part[]
  /** the number of hits of earlier fields with which later fields are not searched */
  enough: number
  /** true to count the last word as a prefix when nothing else is found */
  orBeginning: boolean
  /** a condition on the post, whose alias is `p` */
  filter: Sql
  /** the member whose blocks apply: named comments of blocked members are left out */
  viewer: Actor
}

/** A hit of a field; `beginning` if the last word counted as a prefix. */
export type Found = Hit & { field: SearchField; beginning: boolean }

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

/** The maximum number of titles that are read for one word, so that a common word costs little. */
export const mostOfWord = 40

export type SearchIndex = {
  /** Finds the hits of each field, newest first. A post is only in the best of its fields. */
  find(wanted: Wanted): Promise<Found[]>
  /**
   * Returns the ids among `postIds` with a matching comment numbered from `first` to `last`.
   * @param hidden the ids of comments that do not count
   */
  matchingBetween(
    query: SearchQuery,
    postIds: string[],
    first: number,
    last: number,
    viewer: Actor,
    hidden: string[],
  ): Promise<string[]>
  /** Claims the newest `limit` pending entries, oldest first, locked until the transaction ends. */
  claim(tx: Transaction, limit: number): Promise<PendingEntry[]>
  /**
   * Returns an SQL query for `word` and `postId` of the newest posts with each word in their titles, at most
   * `mostOfWord` for each.
   * @param filter the condition for posts that count; the post's alias is `p`
   */
  selectTitles(words: string[], filter: Sql): Sql
  /** Returns the SQL condition that the episode whose row of `EpisodeWords` is `w` has every wanted phrase. */
  hasEpisodeWords(query: SearchQuery): Sql
  /** Stores the words of an episode under the number of its new row in `EpisodeWords`. */
  storeEpisode(tx: Transaction, number: number, words: string[]): Promise<unknown>
  /** Replaces the words of claimed entries, and marks them as indexed. */
  store(tx: Transaction, entries: IndexedEntry[]): Promise<void>
}

/**
 * Returns the hits of each field as `index` finds them, but in whole blocks. For each field these are at least its
 * limit, unless there are fewer.
 */
export async function findWholeBlocks(index: SearchIndex, wanted: Wanted): Promise<Found[]> {
  const parts = wanted.parts.map((part) => ({ ...part, limit: part.limit + blockSize }))
  const found = await index.find({ ...wanted, parts })
  return parts.flatMap(({ field, limit }) => {
    const hits = found.filter((hit) => hit.field === field)
    const cut = hits.length < limit ? -1 : blockOf(hits.at(-1)?.number ?? 0)
    return hits.filter(({ number }) => blockOf(number) > cut)
  })
}
