import { shownWord, type ShownWord } from '~/domain/recovery/recovery-words.server'
import { issueWordCheck } from '~/domain/recovery/word-check.server'

/** Recovery words as a page shows them once, with the URL of the form that asks for two of them. */
export type NewRecoveryWords = { words: ShownWord[]; next: string }

export function presentRecoveryWords(words: string[], target: string): NewRecoveryWords {
  const check = issueWordCheck(words, target)
  return {
    words: words.map(shownWord),
    next: `/auth/recovery-words?${new URLSearchParams({ check })}`,
  }
}
