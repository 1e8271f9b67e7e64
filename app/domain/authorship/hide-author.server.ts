import type { Transaction } from '~/database/db.server'
import { nextAnonymousNumber, authorshipOf, hiddenTimeColumns } from './authorship.server'
import { startOfHour } from './anonymity'

type Named = { sortKey: string; editedAt: Date | null }

/** Returns the columns that make a named item in a post's thread anonymous. Requires the post's lock. */
export async function hiddenAuthor(authorId: string, postId: string, item: Named, tx: Transaction) {
  return {
    ...(await authorshipOf(authorId, true, tx)),
    ...hiddenTimeColumns(item.sortKey),
    editedAt: item.editedAt && startOfHour(item.editedAt),
    isAnonymous: true,
    wasNamed: true,
    anonymousNumber: await nextAnonymousNumber(postId, tx),
  }
}
