import { isElongated, parseWordList, type Entry, indexEntries, type WordIndex } from './word-list'
import { obfuscatedAt, toWord, type Word } from './obfuscations'
import { eachPiece } from './fold'
import type { Steps } from './steps'

/** In UTF-16 units. */
export type Found = { start: number; end: number }

const wordsInStep = 100

/**
 * Makes a linear-time search for the words of a list (`word-list.ts`), except the words in `welcome`. Matches do not
 * overlap. The list is parsed with the first text, not when the site or a page starts.
 */
export function makeFinder(list: string, welcome = ''): (text: string) => Steps<Found[]> {
  let known: WordIndex | undefined
  return function* (text) {
    const index = (known ??= indexEntries(parseWordList(list), parseWordList(welcome)))
    const words: Word[] = []
    for (const piece of eachPiece(text)) {
      words.push(toWord(text, piece, words.at(-1)))
      if (words.length % wordsInStep === 0) yield
    }
    const found: Found[] = []
    for (let at = 0; at < words.length; at++) {
      const range = listedAt(text, words, at, index)
      if (range) found.push(range)
      found.push(...obfuscatedAt(text, words, at, index))
      if (at % wordsInStep === 0) yield
    }
    return merged(found)
  }
}

function listedAt(text: string, words: Word[], at: number, index: WordIndex) {
  const word = words[at]
  if (!word || index.isWelcome(word.runLength)) return null
  const entry = index
    .startingWith(word.runLength, words[at + 1]?.runLength)
    .find((each) => isPhraseAt(text, words, at, each) && !isInnocent(text, words, at, each))
  const last = entry && words[at + entry.words.length - 1]
  return last ? { start: word.start, end: last.end } : null
}

// The words of a phrase must be in one sentence, close together.
function isPhraseAt(text: string, words: Word[], at: number, { words: wanted }: Entry) {
  return wanted.every((each, offset) => {
    if (offset === 0) return true
    const [before, word] = [words[at + offset - 1], words[at + offset]]
    if (!before || !word || !isElongated(word.runLength, each)) return false
    return /^[^\n.!?।]{1,3}$/.test(text.slice(before.end, word.start))
  })
}

function isInnocent(text: string, words: Word[], at: number, entry: Entry) {
  const last = at + entry.words.length - 1
  const around = [...words.slice(Math.max(0, at - 2), at), ...words.slice(last + 1, last + 3)]
  if (around.some(({ runLength }) => entry.innocentBeside.has(runLength.key))) return true
  return entry.canBeName && isName(text, words, at)
}

// In mid-sentence a capital is enough. At the start of a sentence another name must follow: 'Dick Cheney', 'Dick and
// Jane'.
function isName(text: string, words: Word[], at: number) {
  if (!hasCapital(text, words[at])) return false
  const start = words[at]?.start ?? 0
  const before = text.slice(Math.max(0, start - 3), start).trimEnd()
  if (start > 0 && !/(^|[.!?।\n"“(:])$/u.test(before)) return true
  const next = words[at + 1]?.folded === 'and' ? at + 2 : at + 1
  return hasCapital(text, words[next])
}

function hasCapital(text: string, word: Word | undefined) {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.start, word.end))
}

function merged(found: Found[]): Found[] {
  const ranges: Found[] = []
  for (const range of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = ranges.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else ranges.push({ ...range })
  }
  return ranges
}
