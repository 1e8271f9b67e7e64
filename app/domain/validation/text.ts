// Default-ignorable code points (joiners, soft hyphens, bidi controls …) and a few other invisible characters.
const blank = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]+$/u

/** Normalises text for storage: NFC, LF line ends, trimmed; '' when nothing in it is visible. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC').replace(blank, '')
}

/** A title on one line: forms send it from a textarea, which may have line breaks. */
export function toOneLine(title: string): string {
  return title.replace(/\s*\n\s*/g, ' ')
}

/** Whether a text has characters but none that can be seen. */
export function isInvisible(text: string): boolean {
  return text.trim() !== '' && normaliseText(text) === ''
}

/** The number of Unicode code points of the normalised text, which is what limits count. */
export function textLength(text: string): number {
  return [...normaliseText(text)].length
}

/** The most UTF-16 units for `limit` code points: each may take six before NFC (U+16126), plus 1000 to trim. */
export function rawLength(limit: number): number {
  return limit * 6 + 1000
}

/** Whether text has no NUL, lone surrogate, or over 30 combining marks in a row (UAX #15; quadratic to normalise). */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}|(?<!\p{M})\p{M}{31}/u.test(text)
}

/** The length of a text on a card and in a page's description, in code points. */
export const excerptLengths = { card: 180, description: 160 } as const

/** The first `limit` code points on one line, with an ellipsis when text was cut. */
export function excerpt(text: string, limit: number): string {
  const points = [...text.replace(/\s+/g, ' ')]
  return points.length <= limit ? points.join('') : `${points.slice(0, limit).join('').trimEnd()}…`
}

/** The text with the decimal digits of every script (०, ٣, ３) written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![\0-\x7F])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

// In Unicode the digits of a script are consecutive from 0 to 9, sometimes next to those of another script.
function digitValue(digit: string) {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (point - first) % 10
}

/** The languages that members write in. */
export const textLanguages = ['en', 'hi'] as const

export type TextLanguage = (typeof textLanguages)[number]

/** The most probable language of a text, by its script. */
export function languageOfText(text: string): TextLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
