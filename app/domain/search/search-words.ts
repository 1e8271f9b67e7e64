import { finish, type Steps } from '../language/steps'
import { stemmer } from '@orama/stemmers/indian'

const hindi = /^[\u0900-\u0963\u0966-\u097f]+$/
const letter = /[\u0904-\u0939\u0958-\u0961]/g

/**
 * Returns the stem of a folded Hindi word, by Snowball's rules, and any other word unchanged. The stem of a stem is
 * the same stem. A stem has at least two letters, because otherwise में and माँ would be the same.
 */
function stemOf(word: string): string {
  if (!hindi.test(word)) return word
  for (let stem = word; ;) {
    const shorter = stemmer(stem)
    if (shorter === stem || (shorter.match(letter)?.length ?? 0) < 2) return stem
    stem = shorter
  }
}

/** The maximum length of a word in code points; PostgreSQL limits lexemes to 2 KB. */
const wordLength = 64

// Includes soft hyphens and the joiners that shape Devanagari conjuncts.
const run = /[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

// Marks that belong to no script are diacritics; vowel signs and virama belong to their scripts.
const stripped = /[\p{Script=Inherited}\u00ad\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu

// Spelling variants in Hindi: हिन्दी is हिंदी, कम्पन is कंपन, and माँ is मां.
const nasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|\u0901/gu

export type WordRun = { start: number; end: number; words: string[] }

/** Splits text into stems of normalised words, one per run except for ligatures; for indexing and queries alike. */
export function* wordRuns(text: string): Generator<WordRun> {
  for (const { words, ...place } of foldedRuns(text)) yield { ...place, words: words.map(stemOf) }
}

/** Like `wordRuns`, with whole words. */
export function* foldedRuns(text: string): Generator<WordRun> {
  for (const { 0: raw, index } of text.matchAll(run)) {
    const words = (fold(raw).match(word) ?? []).map(shorten)
    if (words.length) yield { start: index, end: index + raw.length, words }
  }
}

/** Returns the stems of the words of a text in order, with repetitions. They contain only letters, marks and digits. */
export function tokenize(text: string): string[] {
  return finish(tokenizeInSteps(text))
}

const runsInStep = 50

/** Like `tokenize`, in steps, for long texts. */
export function* tokenizeInSteps(text: string): Steps<string[]> {
  const words: string[] = []
  let runs = 0
  for (const found of wordRuns(text)) {
    words.push(...found.words)
    if (++runs % runsInStep === 0) yield
  }
  return words
}

function fold(raw: string) {
  if (/^[a-z0-9]+$/i.test(raw)) return raw.toLowerCase()
  // Converts through upper case: ß and ss, ſ and s, ı and i differ only in lower case.
  return strip(strip(raw).toLowerCase().toUpperCase().toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(nasal, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

function strip(raw: string) {
  return raw.normalize('NFKD').replaceAll('\u0345', 'ι').replace(stripped, '')
}

function shorten(folded: string) {
  return folded.length > wordLength ? [...folded].slice(0, wordLength).join('') : folded
}

/** Words of many titles that do not indicate the subject of a post, in the form of the index. */
export const commonWords: ReadonlySet<string> = new Set(
  tokenize(`
    the and for with you your are was were has have had does did not but from this that what when where which who why how
    can could should would will about after before during while than then them they their there here some any all also
    more most very just only really into out over been being get got anyone everyone someone else help helped helps need
    know think feel feeling please question advice
    क्या क्यों कैसे कैसा कैसी कब कहाँ कौन कितना कितने कितनी और या लेकिन मगर पर में से को का के की है हैं था थे थी हूँ हो
    होता होती होते नहीं मत भी तो ही यह वह ये वो इस उस मैं मुझे मेरा मेरी मेरे हम हमें आप आपको किसी कोई कुछ बहुत बाद पहले
    साथ लिए करें करना कर रहा रही रहे गया गई सकता सकती सकते चाहिए सवाल मदद
  `),
)
