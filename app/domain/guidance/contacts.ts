import type { Steps } from '../language/steps'
import { plain } from './find'
import { findNumbers } from './patterns'
import { findEmails, findProfiles } from './words'

const link = /(?:https?:\/\/|(?<![\p{L}\p{M}\p{N}_])www\.)\S{1,1000}/giu

/** The links, profiles, email addresses and phone numbers in a text, as written, in steps. */
export function* contactsInText(text: string): Steps<string[]> {
  const read = plain(text)
  const finders = [
    () => [...read.matchAll(link)].map(({ 0: found, index }) => [index, index + found.length]),
    () => rangesOf(findEmails(read)),
    () => rangesOf(findProfiles(read)),
    () => rangesOf(findNumbers(read).filter(({ kind }) => kind === 'phone')),
  ]
  const found: string[] = []
  for (const find of finders) {
    for (const [start, end] of find()) found.push(text.slice(start, end))
    yield
  }
  return found
}

function rangesOf(findings: { start: number; end: number }[]) {
  return findings.map(({ start, end }) => [start, end])
}
