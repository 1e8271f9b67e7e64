import { collapse, grow, type Collapsed } from './collapse'
import type { Piece } from './fold'
import type { WordIndex } from './word-index'

type Place = { start: number; end: number }
type Listed = Pick<WordIndex, 'isDisguised' | 'fits' | 'beginsListed'>

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
const mostJoined = 4
const mostSpaced = 16
const longest = 24

/**
 * Finds the words that a text hides: digits and signs for letters ('b1tch', 'g@ndu'), letters left out ('f*ck'), words
 * broken by signs ('f.uck') and letters apart ('f u c k'). At each piece a fixed number of readings is looked up, each
 * of at most a few dozen letters, so that no text takes longer than its length.
 */
export function findDisguised(text: string, pieces: Piece[], listed: Listed): Place[] {
  const found: Place[] = []
  const gaps = pieces.map(({ end }, at) => gapOf(text.slice(end, pieces[at + 1]?.start)))
  const singles = pieces.map(({ folded }) => isSingle(folded))
  const look = (start: number, end: number, letters: string) => {
    if (isListed(letters, listed)) found.push({ start, end })
  }
  // A one may be an i or an l.
  const readings = [readDigits(pieces, 'i')]
  if (pieces.some(({ folded }) => folded.includes('1'))) readings.push(readDigits(pieces, 'l'))
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece) break
    if (piece.folded.length <= longest) {
      for (const read of readings) {
        readAsWritten(text, piece, read[at] ?? '', look)
        readBroken(pieces, read, gaps, at, look)
      }
    }
    const end = singles[at] ? endOfSpaced(pieces, gaps, singles, at, listed) : 0
    if (end) found.push({ start: piece.start, end })
  }
  return found
}

function readDigits(pieces: Piece[], one: string) {
  return pieces.map(({ folded }) =>
    hasDigit(folded)
      ? folded.replace(/[0134578]/g, (each) => (each === '1' ? one : (digits[each] ?? '')))
      : folded,
  )
}

/** What stands between two pieces: whether it may break a word, or space one out, and its signs read as letters. */
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

// One piece with digits in it, or with a sign before or after it.
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

// Up to four pieces with nothing but signs between them, the signs left out or read as letters.
function readBroken(pieces: Piece[], read: string[], gaps: Gap[], at: number, look: Look) {
  const start = pieces[at]?.start ?? 0
  let bare = read[at] ?? ''
  let signed: string | null = bare
  for (let next = at + 1; next < Math.min(at + mostJoined, pieces.length); next++) {
    const [gap, piece] = [gaps[next - 1], pieces[next]]
    const letters = read[next] ?? ''
    if (!gap?.breaks || !piece || bare.length + letters.length > longest) break
    bare += letters
    look(start, piece.end, bare)
    signed = signed !== null && gap.letters !== null ? signed + gap.letters + letters : null
    if (signed !== null) look(start, piece.end, signed)
  }
}

// Single letters, or single syllables of Devanagari, one after the other: where the last listed word ends, 0 for none.
function endOfSpaced(
  pieces: Piece[],
  gaps: Gap[],
  singles: boolean[],
  at: number,
  listed: Listed,
): number {
  let end = 0
  const word: Collapsed = { key: '', runs: [] }
  for (let next = at; next < Math.min(at + mostSpaced, pieces.length); next++) {
    const piece = pieces[next]
    if (!piece || !singles[next] || (next > at && !gaps[next - 1]?.spaces)) break
    grow(word, piece.folded)
    if (next > at + 1 && listed.isDisguised(word)) end = piece.end
    if (!listed.beginsListed(word.key)) break
  }
  return end
}

// A look at the first letters spares most of what signs and digits could be read as. Of a word with letters left out
// at least half must be there.
function isListed(letters: string, listed: Listed) {
  if (!listed.beginsListed(firstLetters(letters))) return false
  const missing = countMissing(letters)
  if (missing === 0) return listed.isDisguised(collapse(letters))
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
