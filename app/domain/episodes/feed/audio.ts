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
 * The URL of the first audio file by https among the enclosures, links and media elements of an item; otherwise
 * what is wrong with the nearest one. The name of a file counts where its type is missing or vague.
 */
export function findAudio(elements: FeedElement[]): FoundAudio {
  let nearest: AudioProblem = 'no-file'
  for (const { attributes } of elements) {
    const url = enclosureUrl(attributes)
    if (url === null) continue
    if (!isAudio(attributes, url)) {
      if (nearest === 'no-file') nearest = 'not-audio'
      continue
    }
    const found = secureUrl(url)
    if (found.url !== null) return found
    if (nearest !== 'not-https') nearest = found.problem
  }
  return { url: null, problem: nearest }
}

// Of links, only enclosures lead to a file.
function enclosureUrl({ rel, url, href, src, uri, resource }: Record<string, string>) {
  const found =
    href === undefined ? (url ?? src ?? uri ?? resource) : rel === 'enclosure' ? href : ''
  return found?.trim() || null
}

function isAudio({ type = '', medium = '' }: Record<string, string>, url: string) {
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/, '')
  if (/^\s*audio\//i.test(type) || audioExtension.test(path)) return true
  // As in 'download.php?file=1.mp3'.
  if (vagueType.test(type.trim()) && audioExtension.test(url)) return true
  if (medium) return medium.trim().toLowerCase() === 'audio'
  return vagueType.test(type.trim()) && !otherExtension.test(path)
}

// Parsed and written anew, so that nothing in it could end an attribute.
function secureUrl(url: string): FoundAudio {
  const unusable: FoundAudio = { url: null, problem: 'unusable-address' }
  if (url.length > urlLimit || !URL.canParse(url)) return unusable
  const { href, protocol, username, password } = new URL(url)
  if (protocol === 'http:') return { url: null, problem: 'not-https' }
  if (protocol !== 'https:' || username || password || href.length > urlLimit) return unusable
  return { url: href, problem: null }
}

/** The seconds of `itunes:duration`: '2530', '42:10' or '1:02:10'; null if invalid or longer than a day. */
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
