import type { Transaction } from '~/database/db.server'
import type { SearchQuery } from './search-query'

/** Best first; `whole` is title and content together. */
export const searchFields = ['title', 'whole', 'comment'] as const

export type SearchField = (typeof searchFields)[number]

/** A matching post, and the comment it was found by. `number` is the entry's. */
export type Hit = { number: number; postId: string; commentId: string | null }

export type Wanted = {
  field: SearchField
  query: SearchQuery
  type: 'general' | 'episode' | ''
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
  /** Replaces the words of claimed entries, and marks them as indexed. */
  store(transaction: Transaction, entries: IndexedEntry[]): Promise<void>
}
