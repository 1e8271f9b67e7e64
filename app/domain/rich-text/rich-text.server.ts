import LinkifyIt from 'linkify-it'
import type { RichText, Segment } from './rich-text'

// Bytes in addition to twice the UTF-8 length: for an entity, a double escape, or the end of a paragraph.
const escaped = new Map(
  Object.entries({ '&': 9, '<': 8, '>': 8, '"': 8, "'": 5, '\\': 3, '\n': 14, '\u2028': 3 }),
)
const otherBytes = 6
const special = /[\p{Cc}&<>"'\\\u2028\u2029]/gu

// Bytes of the avatar, byline, actions, their data and JSON-LD.
const aroundComment = 2_300
// Bytes of an expert's mark, and of the sentence below the text.
const aroundMark = 700
export const describedLength = 500

/** Returns the maximum bytes of HTML for a text: once as markup and once in the hydration data. */
export function bytesOnPage(text: string): number {
  let bytes = 2 * Buffer.byteLength(text)
  for (const [character] of text.matchAll(special)) bytes += escaped.get(character) ?? otherBytes
  return bytes
}

/**
 * Like `bytesOnPage`, for the value of a field. A line break is not a paragraph, but is escaped twice in the
 * hydration data.
 */
export function bytesInField(text: string): number {
  return bytesOnPage(text.replaceAll('\n', '\\'))
}

/** Returns the maximum bytes of HTML for a post or comment with its author and markup. */
export function itemBytes({ content, user }: { content: string; user: object | null }): number {
  const name = JSON.stringify(user)
  const aroundExpert = user && 'expert' in user && user.expert ? aroundMark : 0
  const described = bytesOnPage(content.slice(0, describedLength)) * 0.6
  const written = bytesOnPage(content) + allLinksBytes(content) + described
  return Math.ceil(aroundComment + aroundExpert + 2 * bytesOnPage(name) + written)
}

/** Limit for the links of one text. `toRichText` leaves further links as plain text. */
const maxLinkBytes = 16_000
const aroundLink = 180

/** Returns the bytes of HTML that a link adds. */
function linkBytes(href: string): number {
  return aroundLink + bytesOnPage(href)
}

function allLinksBytes(text: string) {
  const links = text.match(/(?:https?:|www\.)\S{3}/gi)?.length ?? 0
  return links ? Math.min(maxLinkBytes, links * aroundLink + bytesOnPage(text)) : 0
}

// Used only to find the end of a link, within limits: the library's own search is quadratic on hostile text.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
const maxLinks = 100
const maxLength = 1_000
const blankLines = /\n(?:[^\S\n]*\n)+/
const beginning = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:https?:|www\\.)(?=(\\S{3,${maxLength}}))`,
  'giu',
)

// Each item adds markup that the limits of a page count only as a line.
const maxItems = 100
// A single line may be a signature.
const list = /(?:^- .*(?:\n|$)){2,}/gm

/**
 * Splits text into paragraphs and lists (lines that begin with '- ') and finds http(s) links. It runs on the server
 * to keep that code out of the browser.
 */
export function toRichText(text: string): RichText {
  const budget = { looks: maxLinks, bytes: maxLinkBytes, items: maxItems }
  return text.split(blankLines).flatMap((paragraph) => blocksOf(paragraph, budget))
}

type Budget = { looks: number; bytes: number; items: number }

function blocksOf(paragraph: string, budget: Budget): RichText {
  const blocks: RichText = []
  let end = 0
  for (const { 0: lines, index } of paragraph.matchAll(list)) {
    const items = lines.trimEnd().split('\n')
    if (items.length > budget.items) continue
    budget.items -= items.length
    const before = paragraph.slice(end, index).replace(/\n$/, '')
    if (before) blocks.push(segmentsOf(before, budget))
    blocks.push({ items: items.map((line) => segmentsOf(line.slice(2), budget)) })
    end = index + lines.length
  }
  const rest = paragraph.slice(end)
  if (rest || !blocks.length) blocks.push(segmentsOf(rest, budget))
  return blocks
}

function segmentsOf(paragraph: string, budget: Budget): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const [from, to] of findLinks(paragraph, budget)) {
    const text = paragraph.slice(from, to)
    if (from > end) segments.push(paragraph.slice(end, from))
    segments.push({ text, href: toHref(text) })
    end = to
  }
  if (end < paragraph.length) segments.push(paragraph.slice(end))
  return segments
}

function findLinks(text: string, budget: Budget) {
  const links: [from: number, to: number][] = []
  let end = 0
  for (const { 0: prefix, 1: rest = '', index } of text.matchAll(beginning)) {
    if (index < end || --budget.looks < 0) continue
    const length = lengthOf(prefix.toLowerCase() === 'www.' ? `//${prefix}` : '', rest)
    const to = index + prefix.length + length
    const href = toHref(text.slice(index, to))
    if (length === 0 || length === maxLength || !URL.canParse(href)) continue
    const bytes = linkBytes(href)
    if (bytes > budget.bytes) continue
    budget.bytes -= bytes
    links.push([index, to])
    end = to
  }
  return links
}

function lengthOf(before: string, rest: string) {
  let candidate = beforeMark(rest)
  for (;;) {
    const length = linkify.testSchemaAt(before + candidate, 'http:', 0) - before.length
    if (length <= 0) return 0
    const found = candidate.slice(0, length)
    candidate = found.replace(marksAtEnd, '')
    if (candidate === found) return length
  }
}

// The library handles ASCII marks. Indic and Persian words join letters with U+200C and U+200D, names have an
// apostrophe, and emoji a selector. None of these ends a link when more of the link follows.
const joiner = String.raw`[\u200C\u200D](?=[\p{L}\p{M}\p{N}])`
const apostrophe = String.raw`(?<=\p{L})\u2019(?=\p{L})`
const kept = String.raw`[\0-\x7F\p{Variation_Selector}]|${joiner}|${apostrophe}`
const marks = String.raw`\p{Terminal_Punctuation}\p{Quotation_Mark}\p{Pi}\p{Pf}\u275B-\u2760\u00B4`
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800`
const markOrBracket = new RegExp(`(?!${kept})[${marks}${invisible}\\p{Ps}\\p{Pe}]`, 'gu')
const marksAtEnd = /(?:(?![\0-\x7F\p{Pe}\p{Variation_Selector}])[\p{P}\p{DI}]|[.,:;!?'"*`|\\])+$/u

/**
 * Returns the text up to the first mark or invisible character, of any script, that ends a link. Paired brackets
 * stay.
 */
function beforeMark(text: string) {
  let open = 0
  for (const { 0: mark, index } of text.matchAll(markOrBracket)) {
    if (isQuote.test(mark)) return text.slice(0, index)
    if (/\p{Ps}/u.test(mark)) open++
    else if (!/\p{Pe}/u.test(mark) || --open < 0) return text.slice(0, index)
  }
  return text
}

// Some quotes of East Asia („ and 「) count as brackets.
const isQuote = /\p{Quotation_Mark}/u

function toHref(text: string) {
  return /^www\./i.test(text) ? `https://${text}` : text
}
