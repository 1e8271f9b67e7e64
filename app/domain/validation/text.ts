// Default-ignorable code points (joiners, soft hyphens, bidi controls …) and a few other invisible characters.
const blank = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]+$/u

/** Normalises text for storage: NFC, LF line ends, trimmed; '' when it has no visible character. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC').replace(blank, '')
}

/** Normalises a title and puts it on one line. Forms send it from a textarea, which may have line breaks. */
export function normaliseTitle(title: string): string {
  const lines = normaliseText(title).split('\n')
  const trimmed = lines.map((line) => line.trim())
  return trimmed.filter(Boolean).join(' ')
}

/** True when a text has characters but none of them is visible. */
export function isInvisible(text: string): boolean {
  return text.trim() !== '' && normaliseText(text) === ''
}

/** Returns the number of Unicode code points of the normalised text. The limits count these. */
export function textLength(text: string): number {
  return [...normaliseText(text)].length
}

/**
 * Returns the maximum number of UTF-16 units for `limit` code points. Each may take six before NFC (U+16126), plus
 * 1000 to trim.
 */
export function rawLength(limit: number): number {
  return limit * 6 + 1000
}

/**
 * True when text has no NUL, no lone surrogate, and at most 30 combining marks in a row (UAX #15; more take quadratic
 * time to normalise).
 */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}|(?<!\p{M})\p{M}{31}/u.test(text)
}

/** The lengths of a text on a card and in a page's description, in code points. */
export const excerptLengths = { card: 180, description: 160 } as const

/** Returns the first `limit` code points on one line, with an ellipsis when text was cut. */
export function excerpt(text: string, limit: number): string {
  const points = [...text.replace(/\s+/g, ' ')]
  return points.length <= limit ? points.join('') : `${points.slice(0, limit).join('').trimEnd()}…`
}

/** Replaces the decimal digits of every script (०, ٣, ３) with 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![\0-\x7F])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

// In Unicode the digits of a script are consecutive from 0 to 9, sometimes next to the digits of another script.
function digitValue(digit: string) {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (point - first) % 10
}

/** The languages that members write in. */
export const textLanguages = ['en', 'hi'] as const

export type TextLanguage = (typeof textLanguages)[number]

/** Returns the most probable language of a text, by its script. */
export function languageOfText(text: string): TextLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
