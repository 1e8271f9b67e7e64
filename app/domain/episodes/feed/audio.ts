import { asciiDigits } from '../../validation/text'
import type { FeedElement } from './read-items.server'

export type AudioProblem = 'no-file' | 'not-audio' | 'not-https' | 'unusable-address'

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
// What servers say of files that they do not know.
const vagueType =
  /^(?:|[^/]*|(?:application|binary)\/(?:octet-stream|binary|x-binary|unknown|x-unknown|force-download|ogg))$/i

/**
 * The address of the first audio file by https among the enclosures, links and media elements of an item; otherwise
 * what is wrong with the nearest one. The name of a file counts where its type is missing or vague.
 */
export function findAudio(elements: FeedElement[]): FoundAudio {
  let nearest: AudioProblem = 'no-file'
  for (const { attributes } of elements) {
    const address = addressOf(attributes)
    if (address === null) continue
    if (!isAudio(attributes, address)) {
      if (nearest === 'no-file') nearest = 'not-audio'
      continue
    }
    const found = secureUrl(address)
    if (found.url !== null) return found
    if (nearest !== 'not-https') nearest = found.problem
  }
  return { url: null, problem: nearest }
}

// Of links, only enclosures lead to a file.
function addressOf({ rel, url, href, src, uri, resource }: Record<string, string>) {
  const address =
    href === undefined ? (url ?? src ?? uri ?? resource) : rel === 'enclosure' ? href : ''
  return address?.trim() || null
}

function isAudio({ type = '', medium = '' }: Record<string, string>, address: string) {
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/, '')
  if (/^\s*audio\//i.test(type) || audioExtension.test(path)) return true
  // As in 'download.php?file=1.mp3'.
  if (vagueType.test(type.trim()) && audioExtension.test(address)) return true
  if (medium) return medium.trim().toLowerCase() === 'audio'
  return vagueType.test(type.trim()) && !otherExtension.test(path)
}

// Parsed and written anew, so that nothing in it could end an attribute.
function secureUrl(address: string): FoundAudio {
  const unusable: FoundAudio = { url: null, problem: 'unusable-address' }
  if (address.length > urlLimit || !URL.canParse(address)) return unusable
  const { href, protocol, username, password } = new URL(address)
  if (protocol === 'http:') return { url: null, problem: 'not-https' }
  if (protocol !== 'https:' || username || password || href.length > urlLimit) return unusable
  return { url: href, problem: null }
}

/** The seconds of `itunes:duration`, which may be '2530', '42:10' or '1:02:10'; null if it is none of a day at most. */
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
