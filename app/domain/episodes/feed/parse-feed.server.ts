import { createHash } from 'node:crypto'
import { asciiDigits, excerpt } from '../../validation/text'
import {
  findAudio,
  secondsOf,
  type AudioProblem,
  readDate,
  cleanTitle,
  splitNumber,
} from './item-fields'
import {
  bytesOf,
  findFiles,
  peopleOf,
  readSummary,
  type FeedDocument,
  type NamedFile,
} from './item-details'
import { failed, type FeedOutcome } from './outcome'
import { readItems, UnreadableFeed, type FeedElement, type FeedItem } from './read-items.server'

export type FeedEpisode = {
  feedKey: string
  season: number | null
  episodeNumber: number | null
  title: string
  link: string | null
  audioUrl: string | null
  audioBytes: number | null
  durationSeconds: number | null
  publishedAt: Date | null
  summary: string | null
  imageUrl: string | null
  /** JSON: `[{ name, role }]`. */
  people: string
}

export type SkippedItem = { position: number; reason: 'no-title' | 'repeated' }

/** Part of an item that could not be used. `text` is the feed's text, if it may be shown. */
export type UnreadPart = {
  position: number
  title: string
  part: 'date' | 'duration' | 'number' | 'season' | 'link' | NamedFile | AudioProblem
  text: string
}

export type ParsedFeed = {
  episodes: FeedEpisode[]
  skipped: SkippedItem[]
  unread: UnreadPart[]
  /** The files that the feed names for an episode in addition to its audio, by `feedKey`. */
  documents: Map<string, FeedDocument[]>
}

const titleLimit = 200
const linkLimit = 2_000
const shownLimit = 60
const highestNumber = 1_000_000
const mostItems = 10_000

const dates = ['pubdate', 'published', 'issued', 'dc:date', 'dcterms:issued', 'dcterms:created']
const lesserDates = ['atom:published', 'updated', 'modified', 'atom:updated']
const audioElements = [
  'enclosure',
  'link',
  'atom:link',
  'media:content',
  'podcast:source',
  'content',
]

/**
 * Parses the episodes of an RSS or Atom feed, in its order.
 * @param url the URL of the feed, for relative URLs
 * @returns `not-a-feed` with the line where reading failed; `too-costly` for more than 10,000 items
 */
export function parseFeed(text: string, url?: string): FeedOutcome<ParsedFeed> {
  try {
    const items = readItems(text)
    if (items.length > mostItems) return failed('too-costly', `it has ${items.length} items`)
    return { ok: true, value: sort(items.map((item) => readItem(item, url))) }
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    return failed('not-a-feed', error.line === null ? '' : `line ${error.line}`)
  }
}

type ReadItem = {
  episode: Omit<FeedEpisode, 'feedKey'>
  written: string
  guid: string
  url: string
  unread: Omit<UnreadPart, 'position'>[]
  documents: FeedDocument[]
} | null

function readItem(item: FeedItem, feedUrl?: string): ReadItem {
  const written = titleText(item, 'title') || titleText(item, 'itunes:title')
  if (!written) return null
  const unread: Omit<UnreadPart, 'position'>[] = []
  const title = excerpt(written, titleLimit)

  /** Returns the value of the first of these elements that can be read. */
  function read<T>(part: UnreadPart['part'], names: string[], parse: (text: string) => T | null) {
    const texts = names.map((name) => titleText(item, name)).filter(Boolean)
    for (const text of texts) {
      const value = parse(text)
      if (value !== null) return value
    }
    const [text] = texts
    if (text !== undefined) unread.push({ title, part, text: excerpt(text, shownLimit) })
    return null
  }

  const season = read('season', ['itunes:season', 'podcast:season'], numberOf)
  const number = read('number', ['itunes:episode', 'podcast:episode'], numberOf)
  const url = linkOf(item)
  const link = webUrl(url)
  // URLs may have a password, so they are not shown.
  if (url && !link) unread.push({ title, part: 'link', text: '' })
  const enclosures = audioElements.flatMap((name) => item.get(name) ?? [])
  const audio = findAudio(enclosures)
  if (audio.problem) unread.push({ title, part: audio.problem, text: '' })
  const files = findFiles(item, feedUrl)
  unread.push(...files.unusable.map((part) => ({ title, part, text: '' })))
  const numbered = splitNumber(written, number, season)
  return {
    written,
    guid:
      rawText(item, 'guid') ||
      rawText(item, 'id') ||
      rawText(item, 'atom:id') ||
      rawText(item, 'about'),
    url,
    unread,
    documents: files.documents,
    episode: {
      season: numbered.season,
      episodeNumber: numbered.number,
      title: excerpt(numbered.title, titleLimit),
      link,
      audioUrl: audio.url,
      audioBytes: bytesOf(audio.url, enclosures),
      durationSeconds: read('duration', ['itunes:duration'], secondsOf),
      publishedAt: read('date', [...dates, ...lesserDates], readDate),
      summary: readSummary(item),
      imageUrl: files.imageUrl,
      people: JSON.stringify(peopleOf(item)),
    },
  }
}

function sort(items: ReadItem[]): ParsedFeed {
  const episodes = new Map<string, FeedEpisode>()
  const skipped: SkippedItem[] = []
  const unread: UnreadPart[] = []
  const documents = new Map<string, FeedDocument[]>()
  const isShared = sharedValues(items)
  const repeated = repeatedGuids(items)
  const seen = new Set<string>()
  items.forEach((item, index) => {
    const position = index + 1
    if (!item) return skipped.push({ position, reason: 'no-title' })
    const feedKey = keyOf(item, isShared, repeated)
    const duplicateKey = duplicateKeyOf(item)
    if (episodes.has(feedKey) || (duplicateKey && seen.has(duplicateKey)))
      return skipped.push({ position, reason: 'repeated' })
    if (duplicateKey) seen.add(duplicateKey)
    episodes.set(feedKey, { feedKey, ...item.episode })
    if (item.documents.length) documents.set(feedKey, item.documents)
    unread.push(...item.unread.map((part) => ({ position, ...part })))
  })
  return { episodes: [...episodes.values()], skipped, unread, documents }
}

// Recognises one episode under two guids: the same title and audio file, or without a file the same title and time.
function duplicateKeyOf({ written, episode: { audioUrl, publishedAt } }: NonNullable<ReadItem>) {
  return (audioUrl ?? publishedAt) && JSON.stringify([written, audioUrl ?? publishedAt])
}

/** Returns the links and audio files that several items without a guid share. */
function sharedValues(items: ReadItem[]) {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const item of items) {
    if (!item || item.guid) continue
    for (const value of new Set([item.url, item.episode.audioUrl])) {
      if (value && seen.has(value)) shared.add(value)
      if (value) seen.add(value)
    }
  }
  return (value: string) => shared.has(value)
}

/** Returns the guids of several items with different audio files. */
function repeatedGuids(items: ReadItem[]) {
  const audioOf = new Map<string, string>()
  const repeated = new Set<string>()
  for (const { guid, episode } of items.filter((item) => item !== null)) {
    if (!guid || !episode.audioUrl) continue
    const first = audioOf.get(guid) ?? episode.audioUrl
    audioOf.set(guid, first)
    if (first !== episode.audioUrl) repeated.add(guid)
  }
  return repeated
}

// Items with different audio files may share a guid or a link. Then neither identifies them.
function keyOf(
  { guid, url, written, episode }: NonNullable<ReadItem>,
  isShared: (value: string) => boolean,
  repeated: ReadonlySet<string>,
) {
  const { audioUrl, publishedAt } = episode
  if (guid)
    return digest(audioUrl && repeated.has(guid) ? ['guid', guid, audioUrl] : ['guid', guid])
  if (url && !isShared(url)) return digest(['link', url])
  if (audioUrl && !isShared(audioUrl)) return digest(['audio', audioUrl])
  return digest(['title', [written, publishedAt]])
}

function digest(key: unknown) {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url')
}

function rawText(item: FeedItem, name: string) {
  return (
    item
      .get(name)
      ?.find(({ text }) => text.trim())
      ?.text.trim() ?? ''
  )
}

function titleText(item: FeedItem, name: string) {
  return cleanTitle(rawText(item, name))
}

// RSS writes the link as text, Atom as an attribute.
function linkOf(item: FeedItem) {
  const links = [...(item.get('link') ?? []), ...(item.get('atom:link') ?? [])]
  return rawText(item, 'link') || (links.find(isAlternate)?.attributes.href?.trim() ?? '')
}

function isAlternate({ attributes: { rel = 'alternate', href } }: FeedElement) {
  return href !== undefined && rel === 'alternate'
}

function numberOf(text: string) {
  const [, digits] = /^0*(\d{1,9})(?:\.0+)?$/.exec(asciiDigits(text)) ?? []
  return digits !== undefined && Number(digits) <= highestNumber ? Number(digits) : null
}

// PostgreSQL stores no NUL; a serialised URL has none.
function webUrl(text: string) {
  if (!URL.canParse(text)) return null
  const { href, protocol, username, password } = new URL(text)
  if (!/^https?:$/.test(protocol) || username || password) return null
  return href.length <= linkLimit ? href : null
}
