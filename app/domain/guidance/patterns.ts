import { helplines } from '~/content/helplines'
import type { Finding, GuidanceKind } from '../guidance-kinds'

/*
 * All functions here read a text that `plain` has made. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

const separator = '[^\\S\\n\\d]|[-.()_*·\u2010-\u2015\u200b-\u200d\u2060]'
const run = new RegExp(`[+(]{0,2}\\d(?:(?:${separator}){0,3}\\d){5,60}`, 'g')

const houseNumbers = new Set<string>(
  Object.values(helplines).flatMap(({ lines }) => lines.map(({ number }) => number)),
)

const phoneCue =
  /phone|fone|mobile|\bmob\b|whats ?app|\bcall\b|\btext\b|contact|number|\bno\b|\bcell\b|\bring\b|reach|landline|msg|message|फ़?ोन|फोन|मोबाइल|कॉल|नं(?:बर)?|नम्बर|व्हाट्स ?[एऐ]प|संपर्क|मैसेज|लैंडलाइन/i
const landlineCue = /landline|लैंडलाइन/i
const aadhaarCue = /a{1,2}dha{1,2}r|आधार/i
const abhaCue = /abha|health ?id|आभा|हेल्थ ?आईडी/i
const money = /(?:₹|\brs\.?|\binr)\s?$/i

const mobileGroups = new Set([
  ...['10', '5,5', '3,3,4', '4,3,3', '3,4,3', '4,6', '6,4', '3,7', '7,3', '2,8', '4,2,4'],
  ...['2,4,4', '4,4,2', '1,1,1,1,1,1,1,1,1,1'],
])
const idGroups = new Set(['12', '4,4,4', '4,8', '8,4'])

type Group = { digits: string; start: number; end: number }

/** Phone numbers, Aadhaar numbers and ABHA numbers. */
export function findNumbers(text: string): Finding[] {
  return [...text.matchAll(run)].flatMap(({ 0: written, index }) => inRun(text, written, index))
}

const mostGroups = 14

// A year or a weight may stand before a number: every sequence of groups is tried, the longest first.
function inRun(text: string, written: string, offset: number): Finding[] {
  const groups: Group[] = [...written.matchAll(/\d{1,60}/g)].map(({ 0: digits, index }) => ({
    digits,
    start: offset + index,
    end: offset + index + digits.length,
  }))
  const findings: Finding[] = []
  for (let first = 0; first < groups.length; first++) {
    for (let last = Math.min(groups.length, first + mostGroups); last > first; last--) {
      const tried = groups.slice(first, last)
      const kind = kindOf(text, tried)
      if (!kind) continue
      const start = startOf(text, tried[0]?.start ?? 0)
      if (kind !== 'none') findings.push({ kind, start, end: tried.at(-1)?.end ?? start })
      first = last - 1
      break
    }
  }
  return findings
}

function startOf(text: string, start: number) {
  return start - (/\(?\+?\(?$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0)
}

// 'none' for a number that everybody may publish.
function kindOf(text: string, groups: Group[]): GuidanceKind | 'none' | null {
  const digits = groups.map((group) => group.digits).join('')
  if (digits.length < 8 || digits.length > 16) return null
  if (isHouseNumber(digits)) return 'none'
  const start = groups[0]?.start ?? 0
  const end = groups.at(-1)?.end ?? start
  const before = text.slice(Math.max(0, start - 30), start)
  const near = `${before}|${text.slice(end, end + 20)}`
  const lengths = groups.map((group) => group.digits.length)
  if (digits.length === 14 && isAbha(lengths, near)) return 'abha'
  if (digits.length === 12 && isAadhaar(digits, lengths, near)) return 'aadhaar'
  return isPhone(digits, lengths, { before, near }) ? 'phone' : null
}

function isHouseNumber(digits: string) {
  if (/^18[06]0\d{6,8}$/.test(digits)) return true
  return houseNumbers.has(digits.replace(/^(?:0091|91(?=\d{10}$)|0)/, ''))
}

function isAbha(lengths: number[], near: string) {
  return lengths.join() === '2,4,4,4' || (lengths.length <= 4 && abhaCue.test(near))
}

function isAadhaar(digits: string, lengths: number[], near: string) {
  if (!/^[2-9]/.test(digits) || !idGroups.has(lengths.join())) return false
  if (aadhaarCue.test(near)) return true
  const isMobile = lengths.length === 1 && /^91[6-9]/.test(digits)
  return !isMobile && hasVerhoeffDigit(digits)
}

type Around = { before: string; near: string }

function isPhone(digits: string, lengths: number[], { before, near }: Around) {
  if (money.test(before)) return false
  if (/\+\(?$/.test(before)) return lengths.length <= 6
  const prefix = /^(?:0091|91(?=[6-9]\d{9}$)|0(?=[1-9]\d{9}$)|00(?=[1-9]\d{9}))/.exec(digits)?.[0]
  const rest = digits.slice(prefix?.length ?? 0)
  const restLengths = withoutDigits(lengths, prefix?.length ?? 0)
  const hasCue = phoneCue.test(near)
  if (/^[6-9]\d{9}$/.test(rest) && isMobile(rest, restLengths, hasCue)) return true
  if (prefix === '00' || prefix === '0091') return lengths.length <= 5
  if (prefix === '0')
    return lengths[0] !== 2 && lengths.length <= 4 && (lengths.length > 1 || hasCue)
  return digits.length <= 10 && lengths.length <= 3 && landlineCue.test(before)
}

function isMobile(digits: string, lengths: number[], hasCue: boolean) {
  const grouping = lengths.join()
  // Two amounts, as in '60000-70000'.
  if (grouping === '5,5' && /00\d{3}00$/.test(digits)) return false
  return mobileGroups.has(grouping) || hasCue
}

// The lengths of the groups after the first `count` digits.
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

/** Whether the last digit is the check digit by Verhoeff's algorithm, as in every Aadhaar number. */
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
  `(?:\\bmrn\\b|\\buhid\\b|यूएचआईडी|${filed}\\s{0,2}${numberWord})[\\s:#.=-]{0,4}(?:(?:is|was|no|number|hai|है)[\\s:]{1,3})?([a-z0-9]{1,20}(?:[/-][a-z0-9]{1,12}){0,4})`,
  'gid',
)

/** Numbers of hospital files: at least four digits behind a word such as 'UHID'. */
export function findHospitalNumbers(text: string): Finding[] {
  return [...text.matchAll(hospitalNumber)].flatMap(({ 1: code = '', indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0]
    return code.replace(/\D/g, '').length >= 4 ? [{ kind: 'hospital-number', start, end }] : []
  })
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

/** Dates of birth: whole dates beside a word about birth. */
export function findBirthDates(text: string): Finding[] {
  return [...text.matchAll(date)].flatMap(({ 0: written, index }) => {
    const end = index + written.length
    const before = birthBefore.exec(text.slice(Math.max(0, index - 40), index))?.[0]
    const isBirth = (before && !later.test(before)) || birthAfter.test(text.slice(end, end + 25))
    return isBirth ? [{ kind: 'birth-date', start: index, end }] : []
  })
}

/*
 * All functions here read a text that `plain` has made. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

const amount = '(?:\\d[\\d,.]{0,8}|half|one|two|three|ek|do|teen|aadhi|एक|दो|तीन|आधी)'
const unit =
  '(?:(?:mg|mcg|µg|ug|iu|ml|units?|tablets?|tabs?|capsules?|pills?|drops|goliya+n?|goli)(?![a-z])|(?:एमजी|एमसीजी|एमएल|मिलीग्राम|मि\\.?\\s?ग्रा|गोलियाँ|गोलियां|गोली|टैबलेट|कैप्सूल|बूँदें|बूंदें|यूनिट)(?![\u0900-\u0963\u0966-\u097f]))'
const dose = new RegExp(`(?<![\\d.\\p{L}\\p{M}])${amount}\\s?-?${unit}`, 'giu')

const told =
  /\b(?:i|we|she|he|they|told|said|asked|advised|prescribed|gave me|put me|doctor|gynae\w*|gynec\w*|never|not|don['’]t|cannot|can['’]t)\b/i
const advised =
  /(?:^|[,;:–—-]\s?|\b(?:please|pls|just|then|so|and|or|but|also|instead|you (?:should|can|could|must|may|need to|have to|might))\s)(?:take|start|try|use|give (?:her|him|it|them)|have|increase|double|swallow|begin|go up)\b[^?]{0,60}$/i

const imperative =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:लीजिए|लीजिये|लीजिएगा|लेना|लें|लो|खाओ|खाइए|खाइये|खाएँ|खाएं|दीजिए|दीजिये|पीजिए|पियो|पिएँ|(?:शुरू )?(?:करो|करें|कीजिए|कर दो|कर दें|कर लो|कर लें))(?![\u0900-\u0963\u0966-\u097f])|\b(?:lijiye(?:ga)?|lijie|leejiye|lena|lo|len|khao|khaiye|khaye|khayein|khaen|dijiye|dena|de do|shuru kar(?:o|do| do| lo| dijiye)?)\b/i
const hindiTold =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:मत|नहीं|क्या|मैं|मैंने|मुझे|ने (?:कहा|बताया|बोला|दी|दिया)|कहा|बताया|बोला|बोली)(?![\u0900-\u0963\u0966-\u097f])|\b(?:mat|nahi|kya|main|maine|mujhe|kaha|bataya|bola|boli)\b/i
const oneself = /^\s(?:पड़|है|हैं|था|थी|शुरू|चाह|बंद|hai|h\b|tha|thi|pad|shuru|band|chah)/i
const drink = /^\s(?:of\s)?(?:water|milk|juice|पानी|दूध|जूस|paani|pani|doodh|dudh)/i

/** Doses that the text tells somebody to take. */
export function findDoses(text: string): Finding[] {
  return sentencesOf(text).flatMap(({ sentence, offset }) => {
    if (/[?？]\s*$/.test(sentence)) return []
    return [...sentence.matchAll(dose)].flatMap(({ 0: written, index }): Finding[] => {
      const end = index + written.length
      const isAdvice =
        !drink.test(sentence.slice(end, end + 20)) &&
        (isEnglishAdvice(sentence.slice(Math.max(0, index - 100), index)) ||
          isHindiAdvice(sentence, end))
      return isAdvice ? [{ kind: 'dose', start: offset + index, end: offset + end }] : []
    })
  })
}

function isEnglishAdvice(before: string) {
  const verb = advised.exec(before)
  return verb !== null && !told.test(before.slice(0, verb.index))
}

function isHindiAdvice(sentence: string, end: number) {
  const after = sentence.slice(end, end + 80)
  const verb = imperative.exec(after)
  if (!verb || oneself.test(after.slice(verb.index + verb[0].length))) return false
  return !hindiTold.test(sentence.slice(Math.max(0, end - 100), end + verb.index))
}

// A dot between digits or behind a short form ends no sentence.
function sentencesOf(text: string) {
  return [...text.matchAll(/(?:[^.!?।\n]|\.(?=\S)){1,2000}[.!?।\n]?/g)].map(
    ({ 0: sentence, index }) => ({
      sentence: sentence.trimEnd(),
      offset: index,
    }),
  )
}

const emptyWords = new Set(
  `help hi hii hello hey please plz pls me urgent question questions doubt query need i any advice anyone everyone all
  sister sisters friends someone ladies girls guys new here problem problems issue emergency asap quick some
  kindly sos test hlo madad karo karna chahiye sawal namaste koi bahut zaroori meri ek bas
  मदद चाहिए सवाल प्रश्न नमस्ते नमस्कार हेलो हैलो हाय कृपया प्लीज़ प्लीज करो करें कीजिए करिए बहनों बहनो बहन दीदी सखियों
  ज़रूरी जरूरी बहुत कोई मेरी एक समस्या परेशानी अर्जेंट हेल्प`
    .normalize('NFC')
    .split(/\s+/),
)
const mostEmptyWords = 5

/** The whole title when it says nothing, such as 'Help' or 'नमस्ते'. */
export function findEmptyTitle(title: string): Finding[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isEmpty =
    words.length > 0 &&
    words.length <= mostEmptyWords &&
    words.every((word) => emptyWords.has(word))
  return isEmpty ? [{ kind: 'empty-title', start: 0, end: title.length }] : []
}
