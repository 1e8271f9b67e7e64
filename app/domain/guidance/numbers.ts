import { helplines } from '~/content/helplines'
import type { Finding, GuidanceKind } from '../guidance-kinds'
import { findSpokenNumbers } from './spoken-numbers'

/*
 * All functions here expect a text from `readable`. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

// Invisible signs, and signs that turn a digit into an emoji.
const unseen = '\u00ad\u200b-\u200f\u2060\ufe0f\u20e3\ufeff'
const spacing = `\\s${unseen}.()\\[\\]{}_*·\u2010-\u2015-`
// These also separate numbers of a list. So other evidence must show that the groups are one number.
const loose = ',/|:;~\'"\n\\p{RI}\\p{Extended_Pictographic}'
const run = new RegExp(`[+(\\[{]{0,2}\\d(?:(?:[${spacing}${loose}]){0,10}\\d){5,300}`, 'gu')
const group = new RegExp(`\\d(?:[${unseen}]{0,6}\\d){0,300}`, 'gu')
const isLooseBetween = new RegExp(`[${loose}]`, 'u')

const houseNumbers = new Set<string>(
  Object.values(helplines).flatMap(({ lines }) => lines.map(({ number }) => number)),
)

const phoneCue =
  /phone|fone|mobile|\bmob\b|whats ?app|\bcall\b|\btext\b|contact|number|\bno\b|\bcell\b|\bring\b|reach|landline|msg|message|फ़?ोन|फोन|मोबाइल|कॉल|नं(?:बर)?|नम्बर|व्हाट्स ?[एऐ]प|संपर्क|मैसेज|लैंडलाइन/i
const callCue = /phone|fone|mobile|\bmob\b|whats ?app|\bcall\b|फ़?ोन|फोन|मोबाइल|कॉल|व्हाट्स ?[एऐ]प/i
const landlineCue = /landline|लैंडलाइन/i
const aadhaarCue = /a{1,2}dha{1,2}r|आधार/i
const abhaCue = /abha|health ?id|आभा|हेल्थ ?आईडी/i
const measured =
  /^\s?(?:%|k\.?g\b|kilos?\b|cm\b|m\.?g\b|bpm\b|days?\b|weeks?\b|years?\b|din\b|saal\b|किलो|दिन|हफ़्?त|साल|प्रतिशत)/i
const money = /(?:₹|\brs\.?|\binr)\s?$/i

const mobileGroups = new Set([
  ...['10', '5,5', '3,3,4', '4,3,3', '3,4,3', '4,6', '6,4', '3,7', '7,3', '2,8', '4,2,4'],
  ...['2,4,4', '4,4,2', '1,1,1,1,1,1,1,1,1,1'],
])
const looseMobileGroups = new Set(['10', '5,5', '1,1,1,1,1,1,1,1,1,1'])
const idGroups = new Set(['12', '4,4,4', '4,8', '8,4'])

type Group = { digits: string; start: number; end: number }

/**
 * Consecutive groups of digits. `isLoose`: the separators may also separate the numbers of a list. `neighbours`: the
 * groups before and after them.
 */
type Row = {
  groups: Group[]
  digits: string
  isLoose: boolean
  neighbours: [before: Group | undefined, after: Group | undefined]
}

/** Finds phone numbers, also in words, Aadhaar numbers and ABHA numbers. */
export function findNumbers(text: string): Finding[] {
  const read = withoutIds(text)
  return [
    ...[...read.matchAll(run)].flatMap(({ 0: written, index }) => inRun(read, written, index)),
    ...findSpokenNumbers(read, mobile),
  ]
}

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

const letterForZero = /(?<=\d)o(?=\d|(?![\p{L}\p{M}]))/giu

// Two in a hundred ids, for example in the address of a post, contain digits that look like a number. The text keeps
// its length.
function withoutIds(text: string) {
  return text.replace(id, (found) => 'x'.repeat(found.length)).replace(letterForZero, '0')
}

const fewestDigits = 8
// The limit for numbers other than mobile ones.
const mostOtherGroups = 6
const mobile = /^(?:0091|0{0,2}91|0{0,2})[6-9]\d{9}$/
const mostDigits = 16

// A year or a weight may precede a number. So every sequence of groups is tried, the longest first.
function inRun(text: string, written: string, offset: number): Finding[] {
  const groups: Group[] = [...written.matchAll(group)].map(({ 0: digits, index }) => ({
    digits: digits.replace(/\D/g, ''),
    start: offset + index,
    end: offset + index + digits.length,
  }))
  const findings: Finding[] = []
  for (let first = 0; first < groups.length; first++) {
    for (const row of rowsFrom(text, groups, first)) {
      const kind = kindOf(text, row)
      if (!kind) continue
      if (kind !== 'none') findings.push({ kind, ...withSigns(text, row.groups) })
      first += row.groups.length - 1
      break
    }
  }
  return findings
}

function rowsFrom(text: string, groups: Group[], first: number): Row[] {
  const rows: Row[] = []
  let digits = ''
  let isLoose = false
  for (let last = first; last < groups.length; last++) {
    const { start = 0, digits: more = '' } = groups[last] ?? {}
    digits += more
    if (digits.length > mostDigits) break
    if (last > first) isLoose ||= isLooseBetween.test(text.slice(groups[last - 1]?.end, start))
    if (digits.length < fewestDigits) continue
    const row = groups.slice(first, last + 1)
    rows.push({ groups: row, digits, isLoose, neighbours: [groups[first - 1], groups[last + 1]] })
  }
  return rows.reverse()
}

// Includes the signs before the number, and a closing bracket after it.
function withSigns(text: string, groups: Group[]) {
  const first = groups[0]?.start ?? 0
  const last = groups.at(-1)?.end ?? first
  const signs = /[([{]?\+?[([{]?$/.exec(text.slice(Math.max(0, first - 3), first))?.[0] ?? ''
  const start = first - signs.length
  const written = text.slice(start, last)
  const isOpen = written.split(/[([{]/).length > written.split(/[)\]}]/).length
  return { start, end: last + Number(isOpen && /[)\]}]/.test(text.charAt(last))) }
}

// Returns 'none' for a number that anybody may publish. Checks the surrounding text last, because that costs most.
function kindOf(text: string, row: Row): GuidanceKind | 'none' | null {
  const { groups, digits, isLoose } = row
  if (groups.length > mostOtherGroups && !mobile.test(digits)) return null
  if (isHouseNumber(digits)) return 'none'
  const lengths = groups.map((each) => each.digits.length)
  const start = groups[0]?.start ?? 0
  const end = groups.at(-1)?.end ?? start
  const before = () => text.slice(Math.max(0, start - 30), start)
  const after = () => text.slice(end, end + 20)
  const near = () => `${before()}|${after()}`
  if (digits.length === 14 && isAbha(lengths, isLoose, near)) return 'abha'
  if (digits.length === 12 && isAadhaar(digits, lengths, isLoose, near)) return 'aadhaar'
  const isPairs = () => isInPairs(text, row) && !measured.test(after())
  const isPhone = isLoose
    ? isLoosePhone(digits, lengths, { near, isPairs, isSlashed: () => isSlashed(text, groups) })
    : isPlainPhone(digits, lengths, { before, near, isPairs })
  return isPhone && !money.test(before()) ? 'phone' : null
}

function gapsOf(text: string, groups: Group[]) {
  return groups.slice(1).map(({ start }, at) => text.slice(groups[at]?.end, start))
}

function isSlashed(text: string, groups: Group[]) {
  return gapsOf(text, groups).every((gap) => gap === '/')
}

// Detects '98 76 54 32 10'. Values close together, like the weights of a list, do not count, nor does a row with more
// numbers next to it.
function isInPairs(text: string, { groups, neighbours: [before, after] }: Row) {
  const five = groups.slice(-5)
  if (five.some(({ digits }) => digits.length !== 2)) return false
  const values = five.map(({ digits }) => Number(digits))
  if (Math.max(...values) - Math.min(...values) <= 20) return false
  const isAlone = isApart(text, before, groups[0]) && isApart(text, groups.at(-1), after)
  return isAlone && new Set(gapsOf(text, five)).size === 1
}

function isApart(text: string, before: Group | undefined, after: Group | undefined) {
  if (!before || !after) return true
  const gap = text.slice(before.end, after.start)
  return isLooseBetween.test(gap) || /\.\s/.test(gap)
}

function isHouseNumber(digits: string) {
  if (/^18[06]0\d{6,8}$/.test(digits)) return true
  return houseNumbers.has(digits.replace(/^(?:0091|91(?=\d{10}$)|0)/, ''))
}

type Around = () => string

function isAbha(lengths: number[], isLoose: boolean, near: Around) {
  if (!isLoose && lengths.join() === '2,4,4,4') return true
  return lengths.length <= 4 && abhaCue.test(near())
}

function isAadhaar(digits: string, lengths: number[], isLoose: boolean, near: Around) {
  if (!/^[2-9]/.test(digits) || !idGroups.has(lengths.join())) return false
  if (aadhaarCue.test(near())) return true
  const isMobile = lengths.length === 1 && /^91[6-9]/.test(digits)
  return !isLoose && !isMobile && hasVerhoeffDigit(digits)
}

function isPlainPhone(
  digits: string,
  lengths: number[],
  { before, near, isPairs }: { before: Around; near: Around; isPairs: () => boolean },
) {
  if (/\+[([{]?$/.test(before())) return lengths.length <= 6
  const prefix = prefixOf(digits)
  const rest = digits.slice(prefix.length)
  if (/^[6-9]\d{9}$/.test(rest)) {
    if (isMobile(rest, withoutDigits(lengths, prefix.length), near) || isPairs()) return true
  }
  if (prefix === '00' || prefix === '0091') return lengths.length <= 5
  if (prefix === '0')
    return lengths[0] !== 2 && lengths.length <= 4 && (lengths.length > 1 || phoneCue.test(near()))
  return digits.length <= 10 && lengths.length <= 3 && landlineCue.test(before())
}

function isLoosePhone(
  digits: string,
  lengths: number[],
  { near, isPairs, isSlashed }: { near: Around; isPairs: () => boolean; isSlashed: () => boolean },
) {
  const prefix = prefixOf(digits)
  const rest = digits.slice(prefix.length)
  if (!/^[6-9]\d{9}$/.test(rest)) return false
  const grouping = withoutDigits(lengths, prefix.length).join()
  if (isTwoAmounts(rest, grouping)) return false
  if ((mobileGroups.has(grouping) || isPairs()) && isSlashed()) return true
  return looseMobileGroups.has(grouping) || callCue.test(near())
}

function prefixOf(digits: string) {
  return /^(?:0091|91(?=[6-9]\d{9}$)|0(?=[1-9]\d{9}$)|00(?=[1-9]\d{9}))/.exec(digits)?.[0] ?? ''
}

function isMobile(digits: string, lengths: number[], near: Around) {
  const grouping = lengths.join()
  if (isTwoAmounts(digits, grouping)) return false
  return mobileGroups.has(grouping) || phoneCue.test(near())
}

// For example '60000-70000'.
function isTwoAmounts(digits: string, grouping: string) {
  return grouping === '5,5' && /00\d{3}00$/.test(digits)
}

// Returns the lengths of the groups after the first `count` digits.
function withoutDigits(lengths: number[], count: number) {
  let left = count
  return lengths.flatMap((length) => {
    const cut = Math.min(left, length)
    left -= cut
    return length > cut ? [length - cut] : []
  })
}

const fiveCycle = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const permutation = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
]

/** True when the last digit is the check digit by Verhoeff's algorithm, as in every Aadhaar number. */
export function hasVerhoeffDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((check, digit, at) => {
    const permuted = permutation[at % 8]?.[Number(digit)] ?? 0
    return fiveCycle[check]?.[permuted] ?? 0
  }, 0)
  return sum === 0
}

const numberWord = '(?:no\\b\\.?|num(?:ber)?\\b|nambar\\b|id\\b|#|नंबर|नम्बर|आईडी|संख्या)'
const filed =
  '(?:\\b(?:mr|cr|opd|ipd|file|patient|hospital|registration|reg|admission|case|parchi)\\b\\.?|पर्ची|ओपीडी|आईपीडी|फ़?ाइल|फ़ाइल|फाइल|मरीज़?|अस्पताल|रजिस्ट्रेशन|पंजीकरण|केस)'
const hospitalNumber = new RegExp(
  `(?:\\bmrn\\b|\\buhid\\b|यूएचआईडी|${filed}(?:\\s(?:slip|card|file|registration|पर्ची|कार्ड))?\\s{0,2}${numberWord})[\\s:#.=-]{0,4}(?:(?:is|was|no|number|hai|है)[\\s:]{1,3})?([a-z0-9]{1,20}(?:[/-][a-z0-9]{1,12}){0,4})`,
  'gid',
)

/** Finds numbers of hospital files: at least four digits after a word such as 'UHID'. */
export function findHospitalNumbers(text: string): Finding[] {
  return [...text.matchAll(hospitalNumber)].flatMap(({ 1: code = '', indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0]
    return code.replace(/\D/g, '').length >= 4 ? [{ kind: 'hospital-number', start, end }] : []
  })
}

const home = '(?:\\b(?:flat|house|plot|h|makan|makaan)\\b|फ़्लैट|फ्लैट|मकान|प्लॉट)'
const homeNumber = '(?:[a-z][\\s/-]?)?\\d{1,5}(?!\\d)'
// A bare number may count weeks or kilometres. So a comma, slash or hyphen must follow it.
const numberedHome = `${home}(?:[\\s.]{0,2}(?:no\\b|number\\b|nambar\\b|नंबर|नम्बर|नं|संख्या)[\\s.:#-]{0,3}${homeNumber}|(?<!\\bh)[\\s#-]{1,3}${homeNumber}\\s?[,/-])`
const locality =
  '(?:(?:road|street|nagar|colony|sector|society|apartments?|lane|marg|mohalla|wing|gali)\\b|(?:रोड|नगर|कॉलोनी|कालोनी|सेक्टर|सोसाइटी|सोसायटी|मार्ग|मोहल्ला|गली|विंग)(?![\\p{L}\\p{M}]))(?:\\s\\d{1,3}(?!\\d))?'
const pinCode = '(?<!\\d)[1-9]\\d{2}\\s?\\d{3}(?!\\d)'
const postalAddress = new RegExp(
  `${numberedHome}[^\\n।?!]{1,60}?(?:${locality}|${pinCode})(?:[\\s,.-]{1,3}[^\\n।?!,]{0,25}?${locality}){0,4}(?:[^\\n।?!]{0,60}?${pinCode})?`,
  'giu',
)

/** Finds addresses of homes: a flat or house with its number, up to the road, the neighbourhood or the PIN code. */
export function findPostalAddresses(text: string): Finding[] {
  return [...text.matchAll(postalAddress)].map(({ 0: found, index }) => ({
    kind: 'postal-address',
    start: index,
    end: index + found.length,
  }))
}

const month =
  '(?:jan|feb|mar|apr|may|june?|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}|जनवरी|फ़?रवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर'
const date = new RegExp(
  `(?<!\\d)(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[/.-]\\s?|\\s)(?:of\\s)?(?:\\d{1,2}|${month})[/.,\\s-]{1,2}(?:\\d{4}|\\d{2})|\\d{4}[/.-]\\d{1,2}[/.-]\\d{1,2}|(?:${month})\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4})(?!\\d)`,
  'gi',
)
const birthBefore =
  /(?:\bd\.?\s?o\.?\s?b\b\.?|date of birth|birth ?date|\bborn\b|birthday|जन्म|डीओबी|जन्मदिन|\bjana?m|पैदा)[^\n।?]{0,18}$/i
const birthAfter = /^\s?(?:को|ko)\s{0,2}(?:मेरा\s|mera\s)?(?:पैदा|जन्म|paida|jana?m|hui thi|hua tha)/i
const later = /बाद|पहले|\bbaa?d\b|after|before|since/i

const tens = '(?:twenty|thirty)[\\s-]'
const ordinal = `(?:${tens})?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth`
const hindiDay = '[\u0900-\u0963]{2,12}'
const yearInWords =
  '(?:nineteen|twenty|two\\sthousand(?:\\sand)?)(?:[\\s-](?:hundred|oh|ten|eleven|twelve|[a-z]{3,6}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine))'
const hindiYear = '(?:उन्नीस\\sसौ|दो\\sहज़ार|दो\\sहजार)(?:\\s[\u0900-\u0963]{2,12})?'
const dateInWords = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(?:${ordinal}|\\d{1,2}(?:st|nd|rd|th)?)\\s(?:of\\s)?(?:${month})[,\\s]{1,2}(?:${yearInWords})|(?:${ordinal})\\s(?:of\\s)?(?:${month})[,\\s]{1,2}\\d{4}|(?:\\d{1,2}|${hindiDay})\\s(?:${month})\\s(?:${hindiYear}))(?![\\p{L}\\p{M}\\d])`,
  'giu',
)

/** Finds dates of birth: whole dates, also in words, next to a word about birth. */
export function findBirthDates(text: string): Finding[] {
  return [...text.matchAll(date), ...text.matchAll(dateInWords)].flatMap(
    ({ 0: written, index }) => {
      const end = index + written.length
      const before = birthBefore.exec(text.slice(Math.max(0, index - 40), index))?.[0]
      const isBirth = (before && !later.test(before)) || birthAfter.test(text.slice(end, end + 25))
      return isBirth ? [{ kind: 'birth-date', start: index, end }] : []
    },
  )
}
