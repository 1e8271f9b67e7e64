/** The form in which text is kept: NFC, LF line ends, no white space at either end. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
}

/** The length that limits count: Unicode code points of the normalised text. */
export function textLength(text: string): number {
  return [...normaliseText(text)].length
}

/** Whether the text can be stored everywhere: no NUL and no lone surrogate. */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** The first `limit` code points, with an ellipsis when something was left out, on one line. */
export function excerpt(text: string, limit: number): string {
  const points = [...text.replace(/\s+/g, ' ')]
  return points.length <= limit ? points.join('') : `${points.slice(0, limit).join('').trimEnd()}…`
}
