import type { Finding } from '../guidance-kinds'
import { finish, type Steps } from '../language/steps'
import { findDoses, findEmptyTitle } from './advice'
import { plain, withoutOverlaps, withWholeCharacters } from './finding'
import { findBirthDates, findHospitalNumbers, findNumbers } from './numbers'
import {
  findEmails,
  findNames,
  findOwnNames,
  findPlacesWithName,
  findProfiles,
  isMadeOf,
} from './words'

/** Who publishes a text: her names, and whether they are shown with it. */
export type Writer = { names: readonly (string | null)[]; isAnonymous: boolean }

/** What in a text names a person or tells somebody to take a dose, in order. */
export function findInText(text: string, writer: Writer): Finding[] {
  return finish(stepsInText(text, writer))
}

/** The same for a title, which may also say nothing. */
export function findInTitle(title: string, writer: Writer): Finding[] {
  return finish(stepsInTitle(title, writer))
}

/** `findInText` in steps: of the longest text each takes some ten milliseconds. */
export function* stepsInText(text: string, { names, isAnonymous }: Writer): Steps<Finding[]> {
  const read = plain(text)
  const isOwn = ({ start, end }: Finding) => isMadeOf(text.slice(start, end), names)
  const finders: (() => Finding[])[] = [
    () => findEmails(read),
    () => findProfiles(read),
    () => findHospitalNumbers(read),
    () => findBirthDates(read),
    () => findNumbers(read),
    // Her name stands above a named text anyway.
    () => findNames(read).filter((finding) => isAnonymous || !isOwn(finding)),
    () => (isAnonymous ? findOwnNames(text, names) : []),
    () => findPlacesWithName(read),
    () => findDoses(read),
  ]
  const found: Finding[] = []
  for (const find of finders) {
    found.push(...find().map((each) => withWholeCharacters(text, each)))
    yield
  }
  return withoutOverlaps(found)
}

/** `findInTitle` in steps. */
export function* stepsInTitle(title: string, writer: Writer): Steps<Finding[]> {
  const found = yield* stepsInText(title, writer)
  return withoutOverlaps([...findEmptyTitle(title), ...found])
}
