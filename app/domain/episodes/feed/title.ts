import { normaliseText } from '../../validation/text'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A title on one line, without HTML and control characters. */
export function cleanTitle(text: string): string {
  const plain = text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, decoded)
  return normaliseText(plain.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' '))
}

function decoded(match: string, decimal?: string, hex?: string, name?: string) {
  if (name !== undefined) return entities[name.toLowerCase()] ?? match
  const point = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** Splits "Episode 12: Sleep", because pages show the number; `number` is the feed's, which must match. */
export function splitNumber(
  title: string,
  number: number | null,
): { number: number | null; title: string } {
  const [, digits, rest] =
    /^(?:(?:episode|ep|एपिसोड)\.?\s*#?|#)\s*(\d{1,6})\s*[:.)\-–—|]+\s*(\S.*)$/iu.exec(title) ?? []
  if (digits === undefined || rest === undefined) return { number, title }
  const written = Number(digits)
  return number === null || number === written
    ? { number: written, title: rest }
    : { number, title }
}
