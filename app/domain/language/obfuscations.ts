import { runLengthKey, append, type RunLengthKey, type WordIndex } from './word-list'
import type { Piece } from './fold'

type TextRange = { start: number; end: number }
type Listed = Pick<WordIndex, 'isObfuscated' | 'fits' | 'beginsListed'>

const signs: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '*': '*',
  '#': '*',
}
const digits: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
const maxJoined = 4
const maxSpaced = 16
const maxLength = 24

export type Word = Piece & {
  runLength: RunLengthKey
  /** The word with digits read as letters: first with 1 as i, then with 1 as l. */
  read: readonly [string, string]
  isSingle: boolean
  gap: Gap
}

/** Prepares a piece of `text` for lookup; `before` is the piece before it. */
export function toWord(text: string, piece: Piece, before: Piece | undefined): Word {
  const { start, end, folded } = piece
  return {
    start,
    end,
    folded,
    runLength: runLengthKey(folded),
    read: hasDigit(folded) ? [readDigits(folded, 'i'), readDigits(folded, 'l')] : [folded, folded],
    isSingle: isSingle(folded),
    gap: gapOf(text.slice(before?.end ?? 0, start)),
  }
}

/** Finds words disguised by digits, symbols, omissions or spaces ('b1tch', 'f*ck', 'f u c k'), in linear time. */
export function obfuscatedAt(text: string, words: Word[], at: number, listed: Listed): TextRange[] {
  const found: TextRange[] = []
  const word = words[at]
  if (!word) return found
  const look = (start: number, end: number, letters: string) => {
    if (isListed(letters, listed)) found.push({ start, end })
  }
  if (word.folded.length <= maxLength) {
    for (const one of hasOne(words, at) ? asEither : asI) {
      readAsWritten(text, word, word.read[one], look)
      readBroken(words, one, at, look)
    }
  }
  const end = word.isSingle ? endOfSpaced(words, at, listed) : 0
  if (end) found.push({ start: word.start, end })
  return found
}

type Reading = 0 | 1

const asI: Reading[] = [0]
const asEither: Reading[] = [0, 1]

function hasOne(words: Word[], at: number) {
  for (let next = at; next < Math.min(at + maxJoined, words.length); next++)
    if (words[next]?.read[0] !== words[next]?.read[1]) return true
  return false
}

function readDigits(folded: string, one: string) {
  return folded.replace(/[0134578]/g, (each) => (each === '1' ? one : (digits[each] ?? '')))
}

/**
 * The text between two pieces: `breaks` and `spaces` are true when it may split or space out a word; `letters` is its
 * symbols read as letters.
 */
type Gap = { breaks: boolean; spaces: boolean; letters: string | null }

const wide: Gap = { breaks: false, spaces: false, letters: null }
const known = new Map(
  [' ', '.', '-', '_', ...Object.keys(signs)].map((sign) => [sign, readGap(sign)]),
)

function gapOf(between: string): Gap {
  return between.length > 3 ? wide : (known.get(between) ?? readGap(between))
}

function readGap(between: string): Gap {
  const letters = [...between].map((sign) => signs[sign] ?? ' ').join('')
  return {
    breaks: !/\s/.test(between),
    spaces: between !== '' && !between.includes('\n'),
    letters: letters.includes(' ') ? null : letters,
  }
}

function isSingle(folded: string) {
  if (folded.length === 1) return true
  return folded >= '\u0915' && /^[\u0915-\u0939](?:\u094d[\u0915-\u0939])*\p{M}*$/u.test(folded)
}

type Look = (start: number, end: number, letters: string) => void

function readAsWritten(text: string, { start, end, folded }: Piece, read: string, look: Look) {
  const first = edgeSign(text.charAt(start - 1))
  const last = edgeSign(text.charAt(end))
  if ((!first && !last && !hasDigit(folded)) || !/[a-z]/.test(folded)) return
  look(start, end, read)
  if (first) look(start, end, first + read)
  if (last) look(start, end, read + last)
  if (first && last) look(start, end, first + read + last)
}

function edgeSign(character: string) {
  return character === '@' || character === '$' ? (signs[character] ?? '') : ''
}

// Reads up to four pieces separated only by symbols, which are dropped or read as letters.
function readBroken(words: Word[], one: Reading, at: number, look: Look) {
  const start = words[at]?.start ?? 0
  let bare = words[at]?.read[one] ?? ''
  let signed: string | null = bare
  for (let next = at + 1; next < Math.min(at + maxJoined, words.length); next++) {
    const word = words[next]
    const letters = word?.read[one] ?? ''
    if (!word?.gap.breaks || bare.length + letters.length > maxLength) break
    bare += letters
    look(start, word.end, bare)
    signed =
      signed !== null && word.gap.letters !== null ? signed + word.gap.letters + letters : null
    if (signed !== null) look(start, word.end, signed)
  }
}

// Matches spaced-out letters, or Devanagari syllables. Returns the end of the last listed word, or 0.
function endOfSpaced(words: Word[], at: number, listed: Listed): number {
  let end = 0
  const spelled: RunLengthKey = { key: '', runs: [] }
  for (let next = at; next < Math.min(at + maxSpaced, words.length); next++) {
    const word = words[next]
    if (!word?.isSingle || (next > at && !word.gap.spaces)) break
    append(spelled, word.folded)
    if (next > at + 1 && listed.isObfuscated(spelled)) end = word.end
    if (!listed.beginsListed(spelled.key)) break
  }
  return end
}

// Checking the first letters first skips most readings. If letters are omitted, at least half of the word must be
// there.
function isListed(letters: string, listed: Listed) {
  if (!listed.beginsListed(firstLetters(letters))) return false
  const missing = countMissing(letters)
  if (missing === 0) return listed.isObfuscated(runLengthKey(letters))
  return missing * 2 <= letters.length && listed.fits(letters)
}

function firstLetters(letters: string) {
  let first = ''
  for (let at = 0; at < 3; at++) {
    const letter = letters.charAt(at)
    if (letter === '*') break
    if (letter !== first.slice(-1)) first += letter
  }
  return first
}

function countMissing(letters: string) {
  let missing = 0
  for (let at = letters.indexOf('*'); at >= 0; at = letters.indexOf('*', at + 1)) missing++
  return missing
}

function hasDigit(letters: string) {
  return /[0-9]/.test(letters)
}
