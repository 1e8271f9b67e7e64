/** A sequence of letters and digits at UTF-16 offsets, and its form for comparison. */
export type Piece = { start: number; end: number; folded: string }

const wordCharacter = /[\p{L}\p{M}\p{N}]/u
const devanagari = /[\u0900-\u097f]/
const invisible = /[\p{Cf}\u034f\u115f\u1160\u3164\ufe00-\ufe0f]/u
const ignored = /[\p{Cf}\u034f\u115f\u1160\u3164\ufe00-\ufe0f]|(?![\u0900-\u097f])\p{M}/gu

// Single characters that decompose into eight and eighteen letters.
const formulas = /[\ufdfa\ufdfb]/g

// Cyrillic, Greek and Armenian letters that look Latin; folded only next to Latin letters.
const lookalikes = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj ԁd һh кk мm тt вb нh гr αa οo εe ιi κk νv ρp τt υu χx ηn սu օo ոn հh ցg ıi øo łl đd'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
const lookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'gu')

/** Yields the pieces of a text in order, in linear time. */
export function* eachPiece(text: string): Generator<Piece> {
  let open: { start: number; end: number; letters: string } | undefined
  let at = 0
  for (const character of text) {
    const end = at + character.length
    if (isWordCharacter(character)) {
      open ??= { start: at, end, letters: '' }
      open.letters += character
      open.end = end
    } else if (character > '\x7f' && invisible.test(character)) {
      if (open) open.end = end
    } else if (open) {
      yield toPiece(open)
      open = undefined
    }
    at = end
  }
  if (open) yield toPiece(open)
}

function toPiece({ start, end, letters }: { start: number; end: number; letters: string }): Piece {
  return { start, end, folded: fold(letters) }
}

function isWordCharacter(character: string) {
  const code = character.charCodeAt(0)
  if (code < 128) return /[a-z0-9]/i.test(character)
  return wordCharacter.test(character)
}

/** Returns a form of letters and digits for comparison. */
export function fold(letters: string): string {
  let folded = letters.toLowerCase()
  if (/[^\0-\u007f]/.test(folded)) folded = foldScripts(folded)
  return /[a-z]/.test(folded) ? folded.replace(/w/g, 'v').replace(/ph/g, 'f') : folded
}

function foldScripts(letters: string) {
  const plain = letters.replace(formulas, 'ص').normalize('NFKD').toLowerCase().replace(ignored, '')
  const latin = /[a-z]/.test(plain)
    ? plain.replace(lookalike, (character) => lookalikes.get(character) ?? character)
    : plain
  return devanagari.test(latin) ? foldDevanagari(latin) : latin
}

// Folds spelling variants in Hindi: nukta, chandrabindu or anusvara, nasal letters, long or short vowels.
function foldDevanagari(letters: string) {
  return letters
    .replace(/\u093c/g, '')
    .replace(/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
    .replace(/\u0940/g, '\u093f')
    .replace(/\u0942/g, '\u0941')
    .replace(/\u090a/g, '\u0909')
    .replace(/\u0908/g, '\u0907')
}
