import type { Finding, GuidanceKind } from '../guidance-kinds'
import { finish, type Steps } from '../language/steps'
import { findDoses } from './doses'
import { findBirthDates, findHospitalNumbers, findNumbers, findPostalAddresses } from './numbers'
import {
  findEmails,
  findNames,
  findOwnNames,
  findPlacesWithName,
  findProfiles,
  isMadeOf,
} from './words'
import { asciiDigits } from '../validation/text'

// Removing these passages would change the meaning, so the author must reword them.
const notRemovable: readonly GuidanceKind[] = [
  'own-words',
  'own-anonymous-words',
  'dose',
  'empty-title',
]

/** True when the passage can be replaced by a word such as "[number]". */
export function isRemovable({ kind }: Pick<Finding, 'kind'>): boolean {
  return !notRemovable.includes(kind)
}

/** Replaces digits and full-width signs with ASCII. Keeps the length of the text. */
function plain(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => {
    const code = character.charCodeAt(0)
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
    return (digitOf(code) ?? asciiDigits(character)).padEnd(character.length, '\u2060')
  })
}

// The code points of 1 in the series of digits from 1 to 9 that are circled in black.
const blackDigits = [0x24f5, 0x2776, 0x2780, 0x278a]

// Returns the value of a raised, lowered or circled digit.
function digitOf(code: number) {
  if (code === 0x24ff) return '0'
  const first = blackDigits.find((each) => code >= each && code < each + 9)
  if (first !== undefined) return String(code - first + 1)
  const mayBe = (code >= 0xb2 && code <= 0xb9) || (code >= 0x2070 && code <= 0x24ff)
  return mayBe ? /^\(?(\d)[.)]?$/.exec(String.fromCharCode(code).normalize('NFKC'))?.[1] : undefined
}

// Also matches lines through digits and dots above them.
const unseen =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u20e3\u3164\ufe00-\ufe0f\uffa0]|(?<=\d)[\u0300-\u036f\u20d0-\u20ff]{1,20}/gu

/**
 * Returns a text for the finders: `plain`, and without invisible signs, which would hide a number or a name. `placed`
 * maps a finding to its place in the original text.
 */
export function readable(text: string): { read: string; placed: (found: Finding) => Finding } {
  const whole = plain(text)
  const places: number[] = []
  let last = 0
  const parts: string[] = []
  for (const { 0: sign, index } of whole.matchAll(unseen)) {
    parts.push(whole.slice(last, index))
    for (let at = last; at < index; at++) places.push(at)
    last = index + sign.length
  }
  if (!parts.length) return { read: whole, placed: (found) => found }
  for (let at = last; at < whole.length; at++) places.push(at)
  const placed = ({ kind, start, end }: Finding) => ({
    kind,
    start: places[start] ?? whole.length,
    end: (places[end - 1] ?? whole.length - 1) + 1,
  })
  return { read: parts.join('') + whole.slice(last), placed }
}

/** Sorts the findings. Of two that overlap, the first in the list stays. */
function withoutOverlaps(findings: Finding[]): Finding[] {
  const chosen: Finding[] = []
  for (const each of findings) {
    const at = placeOf(each, chosen)
    const [before, after] = [chosen[at - 1], chosen[at]]
    if ((before?.end ?? 0) <= each.start && each.end <= (after?.start ?? Infinity))
      chosen.splice(at, 0, each)
  }
  return chosen
}

// The findings must be in order and must not overlap.
function placeOf({ start }: Finding, chosen: Finding[]) {
  let [low, high] = [0, chosen.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chosen[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Extends a finding so that it contains whole characters, where it cuts a surrogate pair. */
function withWholeCharacters(text: string, { kind, start, end }: Finding): Finding {
  const isCut = (at: number) =>
    /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1))
  return { kind, start: start - Number(isCut(start)), end: end + Number(isCut(end)) }
}

/** Replaces every removable passage with a word. */
export function takeOut(
  text: string,
  findings: readonly Finding[],
  wordFor: (kind: GuidanceKind) => string,
): string {
  let taken = text
  const last = findings.filter(isRemovable).sort((a, b) => b.start - a.start)
  for (const { kind, start, end } of last)
    taken = taken.slice(0, start) + wordFor(kind) + taken.slice(end)
  return taken
}

/** The author of a text: her names, and `isAnonymous` when they are not shown with it. */
export type Writer = { names: readonly (string | null)[]; isAnonymous: boolean }

/** Finds passages that name a person or tell somebody to take a dose, in order. */
export function findInText(text: string, writer: Writer): Finding[] {
  return finish(stepsInText(text, writer))
}

/** Like `findInText`, for a title. Also finds a title without content. */
export function findInTitle(title: string, writer: Writer): Finding[] {
  return finish(stepsInTitle(title, writer))
}

/** Like `findInText`, in steps. For the longest text each step takes some ten milliseconds. */
export function* stepsInText(text: string, { names, isAnonymous }: Writer): Steps<Finding[]> {
  const { read, placed } = readable(text)
  const isOwn = ({ start, end }: Finding) => isMadeOf(text.slice(start, end), names)
  const finders: (() => Finding[])[] = [
    () => findEmails(read).map(placed),
    () => findProfiles(read).map(placed),
    () => findHospitalNumbers(read).map(placed),
    () => findBirthDates(read).map(placed),
    () => findNumbers(read).map(placed),
    () => findPostalAddresses(read).map(placed),
    // A named text shows the author's name anyway.
    () =>
      findNames(read)
        .map(placed)
        .filter((finding) => isAnonymous || !isOwn(finding)),
    () => (isAnonymous ? findOwnNames(text, names) : []),
    () => findPlacesWithName(read).map(placed),
    () => findDoses(read).map(placed),
  ]
  const found: Finding[] = []
  for (const find of finders) {
    found.push(...find().map((each) => withWholeCharacters(text, each)))
    yield
  }
  return withoutOverlaps(found)
}

/** Like `findInTitle`, in steps. */
export function* stepsInTitle(title: string, writer: Writer): Steps<Finding[]> {
  const found = yield* stepsInText(title, writer)
  return withoutOverlaps([...findEmptyTitle(title), ...found])
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

// Finds the whole title when it says nothing, such as 'Help' or 'नमस्ते'.
function findEmptyTitle(title: string): Finding[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isEmpty =
    words.length > 0 &&
    words.length <= mostEmptyWords &&
    words.every((word) => emptyWords.has(word))
  return isEmpty ? [{ kind: 'empty-title', start: 0, end: title.length }] : []
}
