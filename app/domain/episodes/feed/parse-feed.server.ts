import { createHash } from 'node:crypto'
import Parser from 'rss-parser'
import { excerpt } from '../../validation/text'
import { audioUrlIn, secondsOf } from './audio'
import { failed, type FeedOutcome } from './outcome'
import { cleanTitle, splitNumber } from './title'

export type FeedEpisode = {
  feedKey: string
  episodeNumber: number | null
  title: string
  link: string | null
  audioUrl: string | null
  durationSeconds: number | null
  publishedAt: Date | null
}

export type SkippedItem = { position: number; reason: 'no-title' | 'repeated' }

export type ParsedFeed = { episodes: FeedEpisode[]; skipped: SkippedItem[] }

type Item = Record<string, unknown>

const titleLimit = 200
const linkLimit = 2_000
const highestNumber = 1_000_000
const beginning = 64 * 1024
const longestText = 10_000

/** Parses the episodes of an RSS or Atom feed, in its order; `not-a-feed` with the position of the error. */
export async function parseFeed(text: string): Promise<FeedOutcome<ParsedFeed>> {
  if (!beginsAsFeed(text)) return failed('not-a-feed')
  const parser = new Parser<object, Item>({
    defaultRSS: 2,
    customFields: {
      item: [
        ['itunes:episode', 'number'],
        ['itunes:title', 'ownTitle'],
        ['itunes:duration', 'duration'],
        ['enclosure', 'enclosures', { keepArray: true }],
        ['link', 'links', { keepArray: true }],
        'id',
      ],
    },
  })
  try {
    const { items } = await parser.parseString(mendAmpersands(text))
    return { ok: true, value: sort(items) }
  } catch (error) {
    return failed('not-a-feed', positionOf(error))
  }
}

// A quick check: without such an element near its start the text is a web page or something else.
function beginsAsFeed(text: string) {
  return /^\s*<[\s\S]*?<(?:rss|feed|rdf:RDF)[\s>]|^\s*<(?:rss|feed|rdf:RDF)[\s>]/i.test(
    text.slice(0, beginning),
  )
}

// A bare & ("Q&A") is common, and valid in CDATA. Scans once, because a pattern can take minutes.
function mendAmpersands(text: string) {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const start = indexOr(text, '<![CDATA[', from)
    const end = Math.min(indexOr(text, ']]>', start) + 3, text.length)
    parts.push(text.slice(from, start).replace(loneAmpersand, '&amp;'), text.slice(start, end))
    from = end
  }
  return parts.join('')
}

const loneAmpersand = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][\da-z]{1,31};)/gi

function indexOr(text: string, searched: string, from: number) {
  const index = text.indexOf(searched, from)
  return index < 0 ? text.length : index
}

function positionOf(error: unknown) {
  const [, line] = /\nLine: (\d+)/.exec(String(error)) ?? []
  return line === undefined ? '' : `line ${Number(line) + 1}`
}

function sort(items: Item[]): ParsedFeed {
  const episodes = new Map<string, FeedEpisode>()
  const skipped: SkippedItem[] = []
  items.forEach((item, index) => {
    const episode = episodeOf(item)
    if (!episode) skipped.push({ position: index + 1, reason: 'no-title' })
    else if (episodes.has(episode.feedKey))
      skipped.push({ position: index + 1, reason: 'repeated' })
    else episodes.set(episode.feedKey, episode)
  })
  return { episodes: [...episodes.values()], skipped }
}

function episodeOf(item: Item): FeedEpisode | null {
  const written = cleanTitle(textOf(item.title)) || cleanTitle(textOf(item.ownTitle))
  if (!written) return null
  const link = textOf(item.link)
  const publishedAt = dateOf(textOf(item.isoDate) || textOf(item.pubDate))
  const { number, title } = splitNumber(written, numberOf(textOf(item.number)))
  return {
    feedKey: keyOf(textOf(item.guid) || textOf(item.id), link, [written, publishedAt]),
    episodeNumber: number,
    title: excerpt(title, titleLimit),
    link: isWebAddress(link) ? link : null,
    audioUrl: audioUrlIn(item.enclosures) ?? audioUrlIn(item.links),
    durationSeconds: secondsOf(textOf(item.duration)),
    publishedAt,
  }
}

function keyOf(guid: string, link: string, otherwise: unknown) {
  const key = guid ? ['guid', guid] : link ? ['link', link] : ['title', otherwise]
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url')
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value.slice(0, longestText).trim() : ''
}

function numberOf(text: string) {
  return /^\d{1,9}$/.test(text) && Number(text) <= highestNumber ? Number(text) : null
}

function dateOf(text: string) {
  const date = new Date(text.replace(/\bIST$/, '+0530'))
  const year = date.getUTCFullYear()
  return year >= 1990 && year < 2200 ? date : null
}

function isWebAddress(text: string) {
  return text.length <= linkLimit && /^https?:/i.test(text) && URL.canParse(text)
}
