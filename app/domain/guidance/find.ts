import { findDoses, findEmptyTitle } from './advice'
import type { Finding } from '../guidance-kinds'
import { plain, withoutOverlaps } from './finding'
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
export function findInText(text: string, { names, isAnonymous }: Writer): Finding[] {
  const read = plain(text)
  const isOwn = ({ start, end }: Finding) => isMadeOf(text.slice(start, end), names)
  // Her name stands above a named text anyway.
  const introduced = findNames(read).filter((finding) => isAnonymous || !isOwn(finding))
  return withoutOverlaps([
    ...findEmails(read),
    ...findProfiles(read),
    ...findHospitalNumbers(read),
    ...findBirthDates(read),
    ...findNumbers(read),
    ...introduced,
    ...(isAnonymous ? findOwnNames(text, names) : []),
    ...findPlacesWithName(read),
    ...findDoses(read),
  ])
}

/** The same for a title, which may also say nothing. */
export function findInTitle(title: string, writer: Writer): Finding[] {
  return withoutOverlaps([...findEmptyTitle(title), ...findInText(title, writer)])
}
