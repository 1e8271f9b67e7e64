import { minute } from '../../durations'
import { asciiDigits } from '../../validation/text'

// How the names of the months begin, without nukta, in English and Hindi.
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

// Minutes east of Greenwich. Where two countries share a name, the one of most podcasts (and IST, which is India's).
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
 * The time that a feed writes as RFC 822, ISO 8601 or nearly so, with the months of English or Hindi and digits of any
 * script; null if it cannot be read. As RFC 5322 says, a zone that is missing or unknown is UTC.
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
