import { finish, type Steps } from '../language/steps'

/** The most code points of a word that search tells apart; PostgreSQL takes no lexeme over 2 KB. */
const wordLength = 64

// Everything that may stand inside a word before folding: also soft hyphens and the joiners that
// shape Devanagari conjuncts.
const run = /[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

// Marks that belong to no one script are diacritics; vowel signs and virama belong to theirs.
const stripped = /[\p{Script=Inherited}\u00ad\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu

// Spellings that Hindi writers take for the same: हिन्दी is हिंदी, कम्पन is कंपन, and माँ is मां.
const nasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|\u0901/gu

/** A stretch of text and the words it is found by; offsets are UTF-16 units of the text. */
export type WordRun = { start: number; end: number; words: string[] }

/**
 * Finds the words of a text as search compares them: without case, diacritics and nukta, whether
 * composed or not. The indexed text and the query both go through here, so that both databases
 * find the same.
 * @param text any text, well-formed or not
 * @returns the runs in order, found one by one; a run is one word but for a few ligatures
 */
export function* wordRuns(text: string): Generator<WordRun> {
  for (const { 0: typed, index } of text.matchAll(run)) {
    const words = (fold(typed).match(word) ?? []).map(shorten)
    if (words.length) yield { start: index, end: index + typed.length, words }
  }
}

/** The words of a text in order, repeated ones too; each holds letters, marks and digits only. */
export function wordsOf(text: string): string[] {
  return finish(wordsInSteps(text))
}

const runsInStep = 50

/** The same in steps, for what is as long as a post. */
export function* wordsInSteps(text: string): Steps<string[]> {
  const words: string[] = []
  let runs = 0
  for (const found of wordRuns(text)) {
    words.push(...found.words)
    if (++runs % runsInStep === 0) yield
  }
  return words
}

function fold(typed: string) {
  if (/^[a-z0-9]+$/i.test(typed)) return typed.toLowerCase()
  // By way of upper case: ß and ss, ſ and s, ı and i differ in lower case only.
  return strip(strip(typed).toLowerCase().toUpperCase().toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(nasal, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

function strip(typed: string) {
  // The Greek iota below a letter stands beside it in upper case.
  return typed.normalize('NFKD').replaceAll('\u0345', 'ι').replace(stripped, '')
}

function shorten(folded: string) {
  return folded.length > wordLength ? [...folded].slice(0, wordLength).join('') : folded
}
