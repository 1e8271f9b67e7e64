import type { Transaction } from '~/database/db.server'
import { nextAnonymousNumber } from './anonymous-number.server'
import { authorshipOf } from './authorship.server'

/** The columns that make a named item in a post's thread anonymous. Requires the post's lock. */
export async function hiddenAuthor(authorId: string, postId: string, tx: Transaction) {
  return {
    ...authorshipOf(authorId, true),
    isAnonymous: true,
    wasNamed: true,
    anonymousNumber: await nextAnonymousNumber(postId, tx),
  }
}
