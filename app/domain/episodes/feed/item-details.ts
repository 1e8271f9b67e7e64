import { Parser } from 'htmlparser2'
import { asciiDigits, excerpt, isReadable, normaliseText } from '~/domain/validation/text'
import { cleanTitle, withoutDirections } from './item-fields'
import type { FeedElement, FeedItem } from './read-items.server'

/** A file that the feed names in addition to the audio. `language` is null when the feed does not give it. */
export type FeedDocument =
  | { kind: 'transcript'; url: string; type: string; language: string | null }
  | { kind: 'chapters'; url: string }

export type Person = { name: string; role: string }

const limits = { summary: 4_000, name: 80, role: 40, people: 20, url: 2_000, transcripts: 20 }
const mostBytes = 2_147_483_647

const summaries = ['itunes:summary', 'description', 'content:encoded', 'summary', 'content']

/** Returns the summary of an item as plain text in paragraphs; null without one. */
export function readSummary(item: FeedItem): string | null {
  for (const name of [...summaries, 'itunes:subtitle']) {
    const text = item.get(name)?.find((element) => element.text.trim())?.text
    const plain = text && toPlainText(text)
    if (plain) return shorten(plain)
  }
  return null
}

function shorten(text: string) {
  const points = [...text]
  return points.length <= limits.summary
    ? text
    : `${points.slice(0, limits.summary).join('').trimEnd()}…`
}

const blocks = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr', 'blockquote'])
/** The content of these HTML elements is not text for readers. */
export const wordlessElements = new Set(['script', 'style', 'template', 'iframe', 'svg', 'title'])

/**
 * Returns the words of HTML, with a line for each block; for text without tags, its lines. Scripts and styles are
 * left out.
 */
function toPlainText(html: string): string {
  const isHtml = /<[a-z][^<>]*>/i.test(html)
  const lines = ['']
  let closed = 0
  const parser = new Parser({
    onopentag(name) {
      if (wordlessElements.has(name)) closed++
      if (name === 'br' || blocks.has(name)) lines.push('')
    },
    ontext(text) {
      if (!closed) lines[lines.length - 1] += isHtml ? text.replace(/\s+/g, ' ') : text
    },
    onclosetag(name) {
      if (wordlessElements.has(name)) closed--
      if (blocks.has(name)) lines.push('')
    },
  })
  parser.end(html)
  const text = lines
    .flatMap((line) => line.split(/\r\n?|\n/))
    .map(onOneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
  return normaliseText(text)
}

/** Puts a text on one line, without control characters; '' for a text that cannot be stored (`isReadable`). */
export function onOneLine(text: string): string {
  const line = withoutDirections(text)
    .replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
  return isReadable(line) ? line.normalize('NFC') : ''
}

/** Returns the size that the feed gives for its audio file, in bytes; null without a plausible size. */
export function bytesOf(audioUrl: string | null, enclosures: FeedElement[]): number | null {
  for (const { attributes } of enclosures) {
    const { url, href, src, length, filesize } = attributes
    const written = url ?? href ?? src ?? ''
    if (!audioUrl || !URL.canParse(written.trim())) continue
    if (new URL(written.trim()).href !== audioUrl) continue
    const digits = /^\d{4,10}$/.exec(asciiDigits(length ?? filesize ?? '').trim())?.[0]
    if (digits !== undefined && Number(digits) <= mostBytes) return Number(digits)
  }
  return null
}

/** Returns the speakers of an episode, each once. The role is `host` unless the feed gives another. */
export function peopleOf(item: FeedItem): Person[] {
  const people = new Map<string, Person>()
  for (const { text, attributes } of item.get('podcast:person') ?? []) {
    const name = excerpt(cleanTitle(text), limits.name)
    const role = excerpt(cleanTitle(attributes.role ?? ''), limits.role).toLowerCase() || 'host'
    if (name && people.size < limits.people) people.set(`${name}\n${role}`, { name, role })
  }
  return [...people.values()]
}

/** A kind of file that a feed names for an item in addition to its audio. */
export type NamedFile = 'transcript' | 'chapters' | 'picture'

type Files = {
  documents: FeedDocument[]
  /** The server reads the picture; no page loads it from this URL. */
  imageUrl: string | null
  /** The kinds of files with an invalid URL, or one that cannot be requested. */
  unusable: NamedFile[]
}

/**
 * Finds the transcripts, chapters and picture of an item, in the feed's order.
 * @param feedUrl the URL of the feed, the base of relative URLs
 */
export function findFiles(item: FeedItem, feedUrl?: string): Files {
  const unusable = new Set<NamedFile>()
  const urlOf = (kind: NamedFile, written: string | undefined) => {
    const url = webUrl(written, feedUrl)
    if (!url) unusable.add(kind)
    return url
  }
  const transcripts = (item.get('podcast:transcript') ?? []).flatMap(({ attributes }) => {
    const url = urlOf('transcript', attributes.url)
    const type = (attributes.type ?? '').trim().toLowerCase().slice(0, 100)
    const language = languageTag(attributes.language)
    return url ? [{ kind: 'transcript' as const, url, type, language }] : []
  })
  const chapters = (item.get('podcast:chapters') ?? []).flatMap(({ attributes }) => {
    const url = urlOf('chapters', attributes.url)
    return url ? [{ kind: 'chapters' as const, url }] : []
  })
  const image = item.get('itunes:image')?.[0]
  const imageUrl = image ? urlOf('picture', image.attributes.href) : null
  const documents = [...transcripts.slice(0, limits.transcripts), ...chapters.slice(0, 1)]
  return { documents, imageUrl, unusable: [...unusable] }
}

/** Returns the language of a tag such as 'hi-IN', in lower case; null for anything else. */
export function languageTag(text = ''): string | null {
  return /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/i.exec(text)?.[1]?.toLowerCase() ?? null
}

function webUrl(text = '', base?: string) {
  const written = text.trim()
  if (!written || written.length > limits.url || !URL.canParse(written, base)) return null
  const { href, protocol } = new URL(written, base)
  return /^https?:$/.test(protocol) && href.length <= limits.url ? href : null
}
