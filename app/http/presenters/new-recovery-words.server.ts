import type { Member } from '~/domain/members/member'
import { shownWord, type ShownWord } from '~/domain/recovery/recovery-words.server'
import { issueWordCheck } from '~/domain/recovery/word-check.server'

/**
 * Recovery words as a page shows them once, with the URL of the form that asks for two of them. `canLeave` adds a quick
 * exit, because this page's header does not know yet who is signed in.
 */
export type NewRecoveryWords = { words: ShownWord[]; next: string; canLeave: boolean }

export async function serializeRecoveryWords(
  { id }: Member,
  words: string[],
  target: string,
  canLeave = false,
): Promise<NewRecoveryWords> {
  const check = await issueWordCheck(id, words, target)
  return {
    canLeave,
    words: words.map(shownWord),
    next: `/auth/recovery-words?${new URLSearchParams({ check })}`,
  }
}
