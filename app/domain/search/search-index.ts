import type { Transaction } from '~/database/db.server'
import type { SearchQuery } from './search-query'

/** Where a query may match: the title, title and content together, or one comment. Best first. */
export const searchFields = ['title', 'whole', 'comment'] as const

export type SearchField = (typeof searchFields)[number]

/** A post that matches, and the comment that it is found by. `number` is the entry's. */
export type Hit = { number: number; postId: string; commentId: string | null }

export type Wanted = {
  field: SearchField
  query: SearchQuery
  /** '' for any */
  type: 'general' | 'episode' | ''
  /** only entries of a lower number */
  before: number
  limit: number
  /** whose named posts and comments are left out */
  blocked: string[]
}

/** An entry whose words are to be taken in; hidden ones are not. */
export type PendingEntry = {
  number: number
  isComment: boolean
  isHidden: boolean
  title: string
  content: string
}

/** The words of its title and of its content. */
export type IndexedEntry = Pick<PendingEntry, 'number' | 'isComment' | 'isHidden'> & {
  titleWords: string[]
  contentWords: string[]
}

export type SearchIndex = {
  /** Hits in one field, newest first; a post is in the best of its fields only. */
  find(wanted: Wanted): Promise<Hit[]>
  /** Those of the posts that have a matching comment with a number from `first` to `last`. */
  matchingBetween(
    query: SearchQuery,
    postIds: string[],
    first: number,
    last: number,
    blocked: string[],
  ): Promise<string[]>
  /** Up to `limit` entries that are pending, held until the transaction ends. */
  claim(transaction: Transaction, limit: number): Promise<PendingEntry[]>
  /** Takes in the words of claimed entries, in place of those known before, and ends their pending. */
  store(transaction: Transaction, entries: IndexedEntry[]): Promise<void>
}
