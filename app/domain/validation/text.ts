// Default ignorable code points (joiners, soft hyphens, Hangul fillers, bidi controls, variation selectors …),
// and the few signs beside them that show nothing either.
const blank = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]+$/u

/** The form in which text is kept: NFC, LF line ends, no white space at either end, and '' when nothing can be seen. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC').replace(blank, '')
}

/** Whether a text has characters, but none that can be seen: no empty field, and nothing to read. */
export function isInvisible(text: string): boolean {
  return text.trim() !== '' && normaliseText(text) === ''
}

/** The length that limits count: Unicode code points of the normalised text. */
export function textLength(text: string): number {
  return [...normaliseText(text)].length
}

/**
 * The most UTF-16 units that a text of `limit` code points may come in: a code point can be six before it is normalised
 * (U+16126), a line end two, and a thousand may be trimmed.
 */
export function rawLength(limit: number): number {
  return limit * 6 + 1000
}

/**
 * Whether the text can be stored everywhere and read: no NUL, no lone surrogate, and at most 30 combining marks in a
 * row (UAX #15, Stream-Safe Text Format), of which normalising takes quadratic time.
 */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}|(?<!\p{M})\p{M}{31}/u.test(text)
}

/** The first `limit` code points, with an ellipsis when something was left out, on one line. */
export function excerpt(text: string, limit: number): string {
  const points = [...text.replace(/\s+/g, ' ')]
  return points.length <= limit ? points.join('') : `${points.slice(0, limit).join('').trimEnd()}…`
}
