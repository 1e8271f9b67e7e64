import type { Steps } from '../language/steps'
import { readable } from './find'
import { findNumbers } from './numbers'
import { findEmails, findProfiles } from './words'

const link = /(?:(?:h(?:tt|xx)ps?|ftp):\/{1,2}|(?<![\p{L}\p{M}\p{N}_])www\s?\.\s?)\S{1,1000}/giu

const label = '(?<![\\w.-])[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,4}'
// Only endings that are not words, so that a full stop without a following space makes no address.
const clearEnding =
  '(?:com|net|org|info|biz|shop|online|site|website|xyz|store|club|blog|app|dev|co|io|ly|gg|tk|ru|cn|uk|(?:co|org|net|gov|ac|edu)\\.in)'
const site = `${label}\\.(?:${clearEnding}(?![a-z0-9-])|[a-z]{2,12}(?=/[a-z0-9]))(?:/\\S{0,300})?`
const spelledDot =
  '(?:\\s{0,2}[(\\[{]\\s?(?:dot|\\.|डॉट)\\s?[)\\]}]\\s{0,2}|\\s(?:dot|डॉट)\\s|\\s\\.\\s?)'
const spelledSite = `${label}${spelledDot}(?:com|net|org|shop|कॉम)(?![\\p{L}\\p{M}\\p{N}])`
const hindiSite = '[\\p{L}\\p{M}\\p{N}-]{1,63}\\.भारत(?![\\p{L}\\p{M}])'
const address = new RegExp(`${spelledSite}|${site}|${hindiSite}`, 'giu')

/** Finds the links, profiles, email addresses and phone numbers in a text, as written, in steps. */
export function* contactsInText(text: string): Steps<string[]> {
  const { read, placed } = readable(text)
  const found = linksIn(read)
  yield
  const finders = [
    () => findEmails(read),
    () => findProfiles(read),
    () => findNumbers(read).filter(({ kind }) => kind === 'phone'),
  ]
  for (const find of finders) {
    for (const { start, end } of find().map(placed)) found.push(text.slice(start, end))
    yield
  }
  return found
}

function linksIn(read: string) {
  const seen = read.replace(/[。｡]/g, '.')
  return [link, address].flatMap((pattern) => seen.match(pattern) ?? [])
}
