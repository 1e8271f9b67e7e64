import { toSkeleton, visible, wordCharacter } from './skeleton'
import { distance } from 'fastest-levenshtein'
import { team } from '~/content/team'
import { reservedNames } from '~/content/word-lists/reserved-names'

const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '+': 't' }
const digits: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** Returns the words of a name (of bounded length) as skeletons, one list for each way to read it. */
function splitName(name: string): string[][] {
  const visibleName = visible(name)
  const read = visibleName.replace(/[@$!|€+]/g, (sign) => signs[sign] ?? '')
  return [visibleName, read].flatMap((each) =>
    [each, atCapitals(each)].flatMap((text) => {
      // Letters are joined before numbers are removed; otherwise 'm_75d9' would be 'md'.
      const words = joinSingles(split(text))
      return [words, words.map(withoutNumber)].map((list) =>
        list
          .map((word) => toSkeleton(word.replace(/[34578]/g, (one) => digits[one] ?? '')))
          .filter(Boolean),
      )
    }),
  )
}

function atCapitals(text: string) {
  return text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
}

function split(text: string) {
  return [...text]
    .map((each) => (wordCharacter.test(each) ? each : ' '))
    .join('')
    .split(' ')
    .filter(Boolean)
}

function withoutNumber(word: string) {
  return word.replace(/^\p{N}+|\p{N}+$/gu, '')
}

function joinSingles(words: string[]) {
  const joined: string[] = []
  let wasSingle = false
  for (const word of words) {
    const isSingle = [...word].length === 1
    if (isSingle && wasSingle) joined.push((joined.pop() ?? '') + word)
    else joined.push(word)
    wasSingle = isSingle
  }
  return joined
}

/**
 * True when a name (of bounded length) could pass for the team, the site, an expert, an anonymous author or a badge.
 * Members cannot choose such a name; `holdNames` gives any name to a member.
 */
export function isReservedName(name: string): boolean {
  return (
    readingsOf(name).some((reading) => holdsRole(reading, name) || isAlone(reading)) ||
    hasMark(name)
  )
}

// A right-to-left override shows 'nimda' as 'admin'.
function readingsOf(name: string) {
  const reversed = /[\u202b\u202e\u2067]/.test(name) ? [[...name].reverse().join('')] : []
  return [name, ...reversed].flatMap(splitName)
}

const skeletonsOf = (lists: string[]) =>
  lists.flatMap((list) => list.split(' ')).map((word) => toSkeleton(word))

const roles = new Set(skeletonsOf(reservedNames.roles))
const nearly = skeletonsOf(reservedNames.nearly)
const inside = skeletonsOf(reservedNames.inside)
const first = new Set(skeletonsOf(reservedNames.first))
const last = new Set(skeletonsOf(reservedNames.last))
const teamNames = team.members.flatMap(({ name }) => Object.values(name)).map(withoutTitle)
const alone = new Set([...skeletonsOf(reservedNames.alone), ...teamNames])
const beside = new Set(skeletonsOf(reservedNames.beside))
const marks = new Set([...roles, ...skeletonsOf(reservedNames.marks)])

function withoutTitle(name: string) {
  const words = name.split(' ').map(toSkeleton)
  return words.filter((word) => !roles.has(word)).join('')
}

function holdsRole(words: string[], name: string) {
  const joined = words.join('')
  return (
    [...words, joined].some(isRole) ||
    inside.some((part) => joined.includes(part)) ||
    first.has(words[0] ?? '') ||
    // The letters of 'm_1d' are far apart; the letters of 'MD' are not.
    ((words.length > 1 || !/[\d_]/.test(name)) && last.has(words.at(-1) ?? ''))
  )
}

function isRole(word: string) {
  return roles.has(word) || nearly.some((role) => isNearly(word, role))
}

function isNearly(word: string, role: string) {
  return distance(word, role) <= (role === anonymous ? 2 : 1)
}

const anonymous = toSkeleton('anonymous')

function isAlone(words: string[]) {
  const joined = words.join('')
  if (alone.has(joined) || writtenTogether.test(joined)) return true
  return (
    words.some((word) => alone.has(word)) &&
    words.every((word) => alone.has(word) || beside.has(word))
  )
}

// Short words are left out; otherwise Amod would be 'a mod'.
const long = [...alone, ...beside].filter((word) => word.length > 3 || word === 'the').join('|')
const writtenTogether = new RegExp(`^(?:${long})*(?:${[...alone].join('|')})(?:${long})*$`, 'u')

// Pages show a badge as 'Asha · author'.
function hasMark(name: string) {
  const [, ...parts] = name.split(/[·•∙⋅‧・･ꞏ⸱᛫]/u)
  return parts.some((part) => marks.has(toSkeleton(part)))
}
