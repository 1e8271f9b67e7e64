import type { Sql, Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
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
export const blockSize = 64

/** The block of an entry; later entries have higher ones. */
export function blockOf(number: number): number {
  return Math.floor(number / blockSize)
}

/** The first number of a block. */
export function startOfBlock(block: number): number {
  return block * blockSize
}

/** Hits of whole blocks in the order of results, and the number below which the next ones are. */
export type Blocks<H extends Hit> = { hits: H[]; next: number; isLast: boolean }

/** Puts the hits of a field in the order of results; fewer than the `limit` of its part are all. */
export function toBlocks<H extends Hit>(found: H[], limit: number): Blocks<H> {
  const next = startOfBlock(blockOf(found.at(-1)?.number ?? 0))
  return { hits: [...found].sort(byPlace), next, isLast: found.length < limit }
}

function byPlace(a: Hit, b: Hit) {
  return blockOf(b.number) - blockOf(a.number) || (a.sortKey < b.sortKey ? 1 : -1)
}

/** A field to search below a number, and how many hits of it to read. */
export type Part = { field: SearchField; before: number; limit: number }

export type Wanted = {
  query: SearchQuery
  /** in the order of results */
  parts: Part[]
  /** how many hits of earlier fields make later ones needless */
  enough: number
  /** whether the last word counts as a prefix where nothing else is found */
  orBeginning: boolean
  /** on the post, whose alias is `p` */
  filter: Sql
  /** whose blocked members' named comments are left out */
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

/** The most titles that are read of one word, so that a common one costs little. */
export const mostOfWord = 40

export type SearchIndex = {
  /** The hits of each field, newest first; a post is only in the best of its fields. */
  find(wanted: Wanted): Promise<Found[]>
  /** The ids among `postIds` with a matching comment numbered from `first` to `last`. */
  matchingBetween(
    query: SearchQuery,
    postIds: string[],
    first: number,
    last: number,
    viewer: Actor,
  ): Promise<string[]>
  /** The newest `limit` pending entries, oldest first, locked until the transaction ends. */
  claim(transaction: Transaction, limit: number): Promise<PendingEntry[]>
  /**
   * A query in SQL for `word` and `postId` of the newest posts with each word in their titles, at most `mostOfWord` of each.
   * @param filter which posts count; a condition on the post, whose alias is `p`
   */
  selectTitles(words: string[], filter: Sql): Sql
  /** A condition in SQL: the episode whose row of `EpisodeWords` is `w` has every wanted phrase. */
  hasEpisodeWords(query: SearchQuery): Sql
  /** Stores the words of an episode under the number of its row in `EpisodeWords`, which is new. */
  storeEpisode(transaction: Transaction, number: number, words: string[]): Promise<unknown>
  /** Replaces the words of claimed entries, and marks them as indexed. */
  store(transaction: Transaction, entries: IndexedEntry[]): Promise<void>
}

/** The hits of each field as `index` finds them, but in whole blocks: of each at least its limit unless there are fewer. */
export async function findWholeBlocks(index: SearchIndex, wanted: Wanted): Promise<Found[]> {
  const parts = wanted.parts.map((part) => ({ ...part, limit: part.limit + blockSize }))
  const found = await index.find({ ...wanted, parts })
  return parts.flatMap(({ field, limit }) => {
    const hits = found.filter((hit) => hit.field === field)
    const cut = hits.length < limit ? -1 : blockOf(hits.at(-1)?.number ?? 0)
    return hits.filter(({ number }) => blockOf(number) > cut)
  })
}
