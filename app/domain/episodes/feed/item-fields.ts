import { decodeHTMLStrict } from 'entities'
import { asciiDigits, normaliseText } from '~/domain/validation/text'
import { minute } from '~/domain/durations'
import type { FeedElement } from './read-items.server'

const mostEscapes = 4
// Entities that HTML also reads without a semicolon, if no letter follows.
const unfinished = /&(amp|lt|gt|quot|nbsp)(?![\w;=])/g

/** Returns a title on one line, without HTML, entities (even if escaped several times) and control characters. */
export function cleanTitle(text: string): string {
  let plain = text
  for (let count = 0; count < mostEscapes; count++) {
    const decoded = decodeHTMLStrict(
      plain.replace(/<\/?[a-z][^<>]*>/gi, ' ').replace(unfinished, '&$1;'),
    )
    if (decoded === plain) break
    plain = decoded
  }
  return normaliseText(withoutDirections(plain).replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' '))
}

// In a page's title, an option or a terminal, nothing else ends the effect of these characters.
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/** Returns a text without the controls that change the direction of the following text, such as U+202E. */
export function withoutDirections(text: string): string {
  return text.replace(directions, '')
}

export type NumberedTitle = { season: number | null; number: number | null; title: string }

const digits = String.raw`#?\s*(?:(?:number|no|नंबर|नम्बर|नं|क्रमांक)[.॰]?\s*)?(\p{Nd}{1,6})`
const seasonWord = String.raw`(?:season|सी\u091C\u093C?न)\s*`
const episodeWord = String.raw`(?:episode|epi|ep|[एऐ]प[िी]सोड|एपि|कड\u093C?ी|अंक)\.?[\s\-–]*`
const mark = String.raw`[:.)\]\-–—|।॥~•·,：/]`
const separator = String.raw`(?:[\s\])]*${mark}[\s:.)\]\-–—|~•]*|[\])]\s*)`
// Without a mark between number and title: 'Ep. 3 Sleep' but not 'Episode 3 of many'.
const beginsTitle = /^[\p{Lu}\p{Lo}]/u
const beginnings = [
  `[\\[(]?(?:s|${seasonWord})${digits}[\\s,:;|.\\-–—]*(?:e|${episodeWord})${digits}(${separator}|\\s+)`,
  `[\\[(]?()${episodeWord}${digits}(${separator}|\\s+)`,
  `[\\[(]?()(?:#\\s*|e)(?=\\p{Nd})${digits}(${separator})`,
].map((beginning) => new RegExp(`^${beginning}(\\S.*)$`, 'iu'))

/**
 * Splits "Episode 12: Sleep", because pages show the number separately; digits of any script count. Season and number
 * must match the feed's values, otherwise the title stays unchanged.
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

// The beginnings of the names of the months, without nukta, in English and Hindi.
const months = [
  ['jan', 'जन'],
  ['feb', 'फर'],
  ['mar', 'मार्च'],
  ['apr', 'अप्र'],
  ['may', 'मई'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग'],
  ['sep', 'सित'],
  ['oct', 'अक'],
  ['nov', 'नव'],
  ['dec', 'दिस'],
]

// Minutes east of Greenwich. If two countries share a name, the zone of most podcasts (and for IST, India's).
const zones: Record<string, number> = {
  ...{
    z: 0,
    ut: 0,
    utc: 0,
    gmt: 0,
    wet: 0,
    west: 60,
    bst: 60,
    cet: 60,
    cest: 120,
    met: 60,
    mest: 120,
  },
  ...{ eet: 120, eest: 180, msk: 180, trt: 180, wat: 60, cat: 120, sast: 120, eat: 180, gst: 240 },
  ...{ pkt: 300, ist: 330, slst: 330, npt: 345, bdt: 360, mmt: 390, ict: 420, wib: 420, wita: 480 },
  ...{ sgt: 480, hkt: 480, myt: 480, pht: 480, awst: 480, jst: 540, kst: 540, wit: 540 },
  ...{ acst: 570, acdt: 630, aest: 600, aedt: 660, nzst: 720, nzdt: 780 },
  ...{ nst: -210, ndt: -150, brt: -180, art: -180, adt: -180, ast: -240, edt: -240, est: -300 },
  ...{
    cdt: -300,
    cst: -360,
    mdt: -360,
    mst: -420,
    pdt: -420,
    pst: -480,
    akdt: -480,
    akst: -540,
    hst: -600,
  },
}

const time = String.raw`(?:[t\s,]+(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?)?`
const zone = String.raw`\s*(?:(?<name>[a-z]{1,5})?\s*(?:(?<sign>[-+])(?<zoneHour>\d{1,2}):?(?<zoneMinute>\d{2})?)?)`
const weekday = String.raw`(?:[\p{L}\p{M}]+[.॰]?(?:,\s*|\s+))?`
const month = String.raw`(?<month>[\p{L}\p{M}]+)[.॰]?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const forms = [
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:t(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?)?${zone}`,
  `(?<year>\\d{4})[-/.](?<month>\\d{1,2})(?:[-/.](?<day>\\d{1,2}))?${time}${zone}`,
  `${weekday}${day}[\\s-]*${month},?[\\s-]*(?<year>\\d{4}|\\d{2})${time}${zone}`,
  `${weekday}${month}\\s+${day},?\\s+(?<year>\\d{4})${time}${zone}`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

/**
 * Parses a time that is written as RFC 822, ISO 8601 or nearly so. Months may be in English or Hindi, and digits in
 * any script. Null if it cannot be read. As RFC 5322 says, a missing or unknown zone is UTC.
 */
export function readDate(text: string): Date | null {
  const plain = asciiDigits(text)
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
  if (plain.length > 100) return null
  for (const form of forms) {
    const parts = form.exec(plain)?.groups
    if (parts) return dateFrom(parts)
  }
  return null
}

function dateFrom(parts: Record<string, string | undefined>) {
  const { year = '', month: monthName = '', day: dayText = '1' } = parts
  const monthIndex = monthOf(monthName)
  const local = Date.UTC(yearOf(year), monthIndex, Number(dayText))
  const date = new Date(local)
  // Day 31 of a shorter month, or an invalid month.
  if (date.getUTCMonth() !== monthIndex || date.getUTCDate() !== Number(dayText)) return null
  const minutes = minutesOf(parts)
  if (minutes === null) return null
  const found = new Date(
    local + (minutes - offsetOf(parts)) * minute + Number(parts.second ?? 0) * 1_000,
  )
  const foundYear = found.getUTCFullYear()
  return foundYear >= 1990 && foundYear < 2200 ? found : null
}

function monthOf(name: string) {
  if (/^\d/.test(name)) return Number(name) - 1
  const lower = name.toLowerCase()
  return months.findIndex((beginnings) => beginnings.some((part) => lower.startsWith(part)))
}

function yearOf(text: string) {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 70 ? 2_000 + year : 1_900 + year
}

function minutesOf({
  hour = '0',
  minute: minutes = '0',
  half,
}: Record<string, string | undefined>) {
  const isTwelve = half !== undefined && Number(hour) === 12
  const hours = (isTwelve ? 0 : Number(hour)) + (half?.toLowerCase().startsWith('p') ? 12 : 0)
  return hours <= 24 && Number(minutes) < 60 ? hours * 60 + Number(minutes) : null
}

function offsetOf({ name, sign, zoneHour, zoneMinute }: Record<string, string | undefined>) {
  const named = zones[name?.toLowerCase() ?? ''] ?? 0
  if (!sign) return named
  const offset = Number(zoneHour) * 60 + Number(zoneMinute ?? 0)
  return sign === '-' ? -offset : offset
}

export type AudioProblem = 'no-file' | 'not-audio' | 'not-https' | 'unusable-url'

export type FoundAudio = { url: string; problem: null } | { url: null; problem: AudioProblem }

const urlLimit = 2_000
const longestSeconds = 24 * 60 * 60
const durationForms = [
  /^(?<seconds>\d{1,5})$/,
  /^(?<minutes>\d{1,4}):(?<seconds>[0-5]?\d)$/,
  /^(?<hours>\d{1,2}):(?<minutes>[0-5]?\d):(?<seconds>[0-5]?\d)$/,
  // 'PT1H2M10S', '1h 2m', '42 min'.
  /^(?:pt)?(?:(?<hours>\d{1,2})\s*h(?:ou)?r?s?\s*)?(?:(?<minutes>\d{1,4})\s*m(?:in(?:ute)?s?)?\.?\s*)?(?:(?<seconds>\d{1,5})\s*s(?:ec(?:ond)?s?)?\.?)?$/i,
]

const audioExtension = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|wave|flac|aiff?|amr|mka|weba)$/i
const otherExtension = /\.[a-z][a-z\d]{1,4}$/i
// The types that servers send for files that they do not know.
const vagueType =
  /^(?:|[^/]*|(?:application|binary)\/(?:octet-stream|binary|x-binary|unknown|x-unknown|force-download|ogg))$/i

/**
 * Returns the URL of the first https audio file among an item's enclosures, links and media elements; otherwise the
 * problem of the best candidate. If the type is missing or vague, the file's name decides.
 */
export function findAudio(elements: FeedElement[]): FoundAudio {
  let nearest: AudioProblem = 'no-file'
  for (const { attributes } of elements) {
    const url = enclosureUrl(attributes)
    if (url === null) continue
    if (!isAudio(attributes, url)) {
      if (nearest === 'no-file') nearest = 'not-audio'
      continue
    }
    const found = secureUrl(url)
    if (found.url !== null) return found
    if (nearest !== 'not-https') nearest = found.problem
  }
  return { url: null, problem: nearest }
}

// Only links with `rel="enclosure"` lead to a file.
function enclosureUrl({ rel, url, href, src, uri, resource }: Record<string, string>) {
  const found =
    href === undefined ? (url ?? src ?? uri ?? resource) : rel === 'enclosure' ? href : ''
  return found?.trim() || null
}

function isAudio({ type = '', medium = '' }: Record<string, string>, url: string) {
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/, '')
  if (/^\s*audio\//i.test(type) || audioExtension.test(path)) return true
  // As in 'download.php?file=1.mp3'.
  if (vagueType.test(type.trim()) && audioExtension.test(url)) return true
  if (medium) return medium.trim().toLowerCase() === 'audio'
  return vagueType.test(type.trim()) && !otherExtension.test(path)
}

// The URL is parsed and serialised again, so that nothing in it can end an attribute. Relative URLs are not used:
// pages would show a part of the feed's URL that may be secret.
function secureUrl(url: string): FoundAudio {
  const unusable: FoundAudio = { url: null, problem: 'unusable-url' }
  if (url.length > urlLimit || !URL.canParse(url)) return unusable
  const { href, protocol, username, password } = new URL(url)
  if (protocol === 'http:') return { url: null, problem: 'not-https' }
  if (protocol !== 'https:' || username || password || href.length > urlLimit) return unusable
  return { url: href, problem: null }
}

/** Returns the seconds of `itunes:duration`: '2530', '42:10' or '1:02:10'; null if invalid or longer than a day. */
export function secondsOf(duration: string): number | null {
  const whole = asciiDigits(duration)
    .trim()
    .replace(/\.\d{1,3}$/, '')
  for (const form of durationForms) {
    const { hours = 0, minutes = 0, seconds = 0 } = form.exec(whole)?.groups ?? {}
    const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    if (total > 0 && total <= longestSeconds) return total
  }
  return null
}
