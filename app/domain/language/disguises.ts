import { collapse } from './collapse'
import type { Piece } from './fold'

/** Letters that may hide a word, read out of several pieces or out of digits and signs; `*` is an unknown letter. */
export type Disguised = { start: number; end: number; letters: string }

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
 * Reads what a text may hide: digits and signs for letters ('b1tch', 'g@ndu'), letters left out ('f*ck'), words
 * broken by signs ('f.uck') and letters apart ('f u c k').
 * @param beginsListed whether a listed word begins with these collapsed letters; keeps the work small
 */
export function readDisguises(
  text: string,
  pieces: Piece[],
  beginsListed: (key: string) => boolean,
): Disguised[] {
  const found: Disguised[] = []
  for (const [at, piece] of pieces.entries()) {
    if (piece.folded.length <= longest)
      found.push(...asWritten(text, piece), ...broken(text, pieces, at))
    if (isSingle(piece.folded)) found.push(...spaced(text, pieces, at, beginsListed))
  }
  return found.filter(({ letters }) => mayBegin(letters, beginsListed))
}

// A look at the first letters spares most of what signs and digits could be read as.
function mayBegin(letters: string, beginsListed: (key: string) => boolean) {
  const [known = ''] = letters.slice(0, 3).split('*')
  return beginsListed(collapse(known).key)
}

// One piece with digits in it, or with a sign before or after it.
function asWritten(text: string, { start, end, folded }: Piece): Disguised[] {
  const first = edgeSign(text.charAt(start - 1))
  const last = edgeSign(text.charAt(end))
  if ((!first && !last && !/\d/.test(folded)) || !/[a-z]/.test(folded)) return []
  const variants = new Set([folded, first + folded, folded + last, first + folded + last])
  return [...variants].flatMap((letters) => withoutDigits({ start, end, letters }))
}

function edgeSign(character: string) {
  return character === '@' || character === '$' ? (signs[character] ?? '') : ''
}

// A one may be an i or an l.
function withoutDigits({ start, end, letters }: Disguised): Disguised[] {
  if (!/\d/.test(letters)) return [{ start, end, letters }]
  return ['i', 'l'].map((one) => ({
    start,
    end,
    letters: letters.replace(/\d/g, (digit) => (digit === '1' ? one : (digits[digit] ?? digit))),
  }))
}

// Up to four pieces with nothing but signs between them, the signs left out or read as letters.
function broken(text: string, pieces: Piece[], at: number): Disguised[] {
  const found: Disguised[] = []
  const { start = 0, folded = '' } = pieces[at] ?? {}
  let [bare, read] = [folded, folded]
  for (let next = at + 1; next < Math.min(at + mostJoined, pieces.length); next++) {
    const [from = 0, piece] = [pieces[next - 1]?.end, pieces[next]]
    if (!piece || !isBroken(text, from, piece.start)) break
    bare += piece.folded
    if (bare.length > longest) break
    read += [...text.slice(from, piece.start)].map((sign) => signs[sign] ?? ' ').join('')
    read += piece.folded
    const place = { start, end: piece.end }
    found.push(...withoutDigits({ ...place, letters: bare }))
    if (!read.includes(' ')) found.push(...withoutDigits({ ...place, letters: read }))
  }
  return found
}

function isBroken(text: string, from: number, to: number) {
  return to - from <= 3 && !/\s/.test(text.slice(from, to))
}

// Single letters, or single syllables of Devanagari, one after the other.
function spaced(
  text: string,
  pieces: Piece[],
  at: number,
  beginsListed: (key: string) => boolean,
): Disguised[] {
  const found: Disguised[] = []
  const first = pieces[at]
  let letters = ''
  for (let next = at; first && next < Math.min(at + mostSpaced, pieces.length); next++) {
    const [before, piece] = [pieces[next - 1], pieces[next]]
    if (!piece || !isSingle(piece.folded)) break
    if (next > at && before && !/^[^\n]{1,3}$/.test(text.slice(before.end, piece.start))) break
    letters += piece.folded
    if (next > at + 1) found.push({ start: first.start, end: piece.end, letters })
    if (!beginsListed(collapse(letters).key)) break
  }
  return found
}

function isSingle(folded: string) {
  return folded.length === 1 || /^[\u0915-\u0939](?:\u094d[\u0915-\u0939])*\p{M}*$/u.test(folded)
}
