import { Parser } from 'htmlparser2'

export type FeedElement = { text: string; attributes: Record<string, string> }

/**
 * The elements of an item by lower-case name with a standard prefix, such as `title` or `itunes:episode`, whatever
 * prefix the feed uses.
 */
export type FeedItem = Map<string, FeedElement[]>

/** The text is not a feed, is cut off, or is nested too deeply; `line` is where the problem was found. */
export class UnreadableFeed extends Error {
  constructor(readonly line: number | null) {
    super('the feed cannot be read')
  }
}

const textLimit = 10_000
const elementsOfOneName = 50
const maxDepth = 100

const roots: Record<string, string> = { rss: 'item', rdf: 'item', feed: 'entry' }

// Vocabularies are matched by a part of their URLs, because feeds write the URLs in many ways. '' is the vocabulary
// of RSS itself.
const vocabularies: [namespace: string, name: string][] = [
  ['itunes.com/dtds/', 'itunes'],
  ['podcastindex', 'podcast'],
  ['w3.org/2005/atom', 'atom'],
  ['purl.org/atom/', 'atom'],
  ['search.yahoo.com/mrss', 'media'],
  ['purl.org/dc/elements', 'dc'],
  ['purl.org/dc/terms', 'dcterms'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/rss/1.0/modules/enclosure', ''],
  ['purl.oclc.org/net/rss_2.0/enc', ''],
  ['purl.org/rss/1.0', ''],
  ['userland.com/rss', ''],
]

const withText = new Set([
  ...['title', 'guid', 'id', 'link', 'pubdate', 'published', 'issued', 'updated', 'modified'],
  ...['itunes:title', 'itunes:episode', 'itunes:season', 'itunes:duration'],
  ...['podcast:episode', 'podcast:season', 'podcast:person'],
  ...['description', 'summary', 'itunes:summary', 'itunes:subtitle', 'content:encoded'],
  ...['dc:date', 'dcterms:issued', 'dcterms:created', 'atom:id', 'atom:published', 'atom:updated'],
])
// These elements have all data in attributes, and may lack an end tag.
const withoutText = new Set([
  ...['enclosure', 'atom:link', 'media:content', 'podcast:source', 'itunes:image'],
  ...['podcast:transcript', 'podcast:chapters'],
])
const around = new Set(['media:group', 'podcast:alternateenclosure'])

/**
 * Reads the items of an RSS or Atom feed in one pass. Tolerates common errors of feeds: bare ampersands, unknown
 * entities, unclosed HTML, a missing `</item>`. Expands no entity that a feed defines.
 * @throws {UnreadableFeed}
 */
export function readItems(text: string): FeedItem[] {
  const items: FeedItem[] = []
  const prefixes = new Map<string, string>()
  let root = ''
  let isComplete = false
  let hasChannel = false
  let depth = 0
  let item: FeedItem | null = null
  let itemDepth = 0
  let element: FeedElement | null = null
  // The depth of an element whose content is read as text or ignored.
  let closedDepth = 0

  const parser = new Parser(
    {
      onopentag(written, attributes) {
        depth++
        if (depth > maxDepth) throw unreadableAt(parser.startIndex)
        learnPrefixes(attributes)
        const name = nameOf(written)
        if (depth === 1) root = name
        if (!(root in roots)) throw new UnreadableFeed(null)
        hasChannel ||= name === 'channel'
        if (name === roots[root]) return openItem(attributes)
        if (!item || closedDepth) return
        const isEmpty = withoutText.has(name) || (name === 'link' && 'href' in attributes)
        if (isEmpty || withText.has(name) || name === 'content')
          element = add(item, name, { text: '', attributes: withoutPrefixes(attributes) })
        if (isEmpty) element = null
        else if (!around.has(name)) closedDepth = depth
      },
      ontext(part) {
        if (element && element.text.length < textLimit)
          element.text += part.slice(0, textLimit - element.text.length)
      },
      onclosetag(_, isImplied) {
        if (depth === closedDepth) {
          closedDepth = 0
          element = null
        }
        if (depth === itemDepth) item = null
        depth--
        if (depth === 0) isComplete = !isImplied
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )

  function openItem(attributes: Record<string, string>) {
    item = new Map()
    items.push(item)
    itemDepth = depth
    closedDepth = 0
    element = null
    const about = withoutPrefixes(attributes).about
    if (about) add(item, 'about', { text: about, attributes: {} })
  }

  function learnPrefixes(attributes: Record<string, string>) {
    for (const [name, value] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns:')) continue
      const namespace = value.toLowerCase()
      const known = vocabularies.find(([part]) => namespace.includes(part))
      if (known) prefixes.set(name.slice('xmlns:'.length), known[1])
    }
  }

  function nameOf(written: string) {
    const [prefix = '', local] = written.split(':')
    if (local === undefined) return written
    if (!root) prefixes.set(prefix, '')
    const vocabulary = prefixes.get(prefix) ?? prefix
    const isOwn = !vocabulary || (root === 'feed' && vocabulary === 'atom')
    return isOwn ? local : `${vocabulary}:${local}`
  }

  function unreadableAt(index: number) {
    return new UnreadableFeed(text.slice(0, index).split('\n').length)
  }

  parser.end(text)
  if (!root) throw new UnreadableFeed(null)
  if (!isComplete) throw unreadableAt(text.length)
  if (root !== 'feed' && !hasChannel && !items.length) throw new UnreadableFeed(null)
  return items
}

function add(item: FeedItem, name: string, element: FeedElement) {
  const others = item.get(name)
  if (!others) item.set(name, [element])
  else if (others.length < elementsOfOneName) others.push(element)
  return element
}

function withoutPrefixes(attributes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/^[^:]*:/, ''), value]),
  )
}
