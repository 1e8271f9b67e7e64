import { decodeHTMLStrict } from 'entities'
import { asciiDigits, normaliseText } from '../../validation/text'

const mostEscapes = 4
// What HTML also reads without its semicolon, where no letter follows.
const unfinished = /&(amp|lt|gt|quot|nbsp)(?![\w;=])/g

/** A title on one line, without HTML, entities (however often they were escaped) and control characters. */
export function cleanTitle(text: string): string {
  let plain = text
  for (let count = 0; count < mostEscapes; count++) {
    const decoded = decodeHTMLStrict(
      plain.replace(/<\/?[a-z][^<>]*>/gi, ' ').replace(unfinished, '&$1;'),
    )
    if (decoded === plain) break
    plain = decoded
  }
  return normaliseText(plain.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' '))
}

export type NumberedTitle = { season: number | null; number: number | null; title: string }

const digits = String.raw`#?\s*(?:(?:number|no|नंबर|नम्बर|नं|क्रमांक)[.॰]?\s*)?(\p{Nd}{1,6})`
const seasonWord = String.raw`(?:season|सी\u091C\u093C?न)\s*`
const episodeWord = String.raw`(?:episode|epi|ep|[एऐ]प[िी]सोड|एपि|कड\u093C?ी|अंक)\.?[\s\-–]*`
const mark = String.raw`[:.)\]\-–—|।॥~•·,：/]`
const separator = String.raw`(?:[\s\])]*${mark}[\s:.)\]\-–—|~•]*|[\])]\s*)`
// Without a mark between them: 'Ep. 3 Sleep' but not 'Episode 3 of many'.
const beginsTitle = /^[\p{Lu}\p{Lo}]/u
const beginnings = [
  `[\\[(]?(?:s|${seasonWord})${digits}[\\s,:;|.\\-–—]*(?:e|${episodeWord})${digits}(${separator}|\\s+)`,
  `[\\[(]?()${episodeWord}${digits}(${separator}|\\s+)`,
  `[\\[(]?()(?:#\\s*|e)(?=\\p{Nd})${digits}(${separator})`,
].map((beginning) => new RegExp(`^${beginning}(\\S.*)$`, 'iu'))

/**
 * Splits "Episode 12: Sleep", because pages show the number; digits of any script count. What the feed says of season
 * and number must match, or the title stays as it is.
 */
export function splitNumber(
  title: string,
  number: number | null,
  season: number | null = null,
): NumberedTitle {
  for (const beginning of beginnings) {
    const [, seasonDigits, numberDigits, between = '', rest = ''] = beginning.exec(title) ?? []
    if (numberDigits === undefined || !(between.trim() || beginsTitle.test(rest))) continue
    const written = Number(asciiDigits(numberDigits))
    const writtenSeason = seasonDigits ? Number(asciiDigits(seasonDigits)) : season
    if ((number ?? written) !== written || (season ?? writtenSeason) !== writtenSeason) break
    return { season: writtenSeason, number: written, title: rest }
  }
  return { season, number, title }
}
