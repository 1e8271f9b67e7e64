import LinkifyIt from 'linkify-it'
import type { RichText, Segment } from './rich-text'
import { linkBytes, maxLinkBytes } from './bytes-on-page.server'

// Only finds where a link ends, within limits: its own search is quadratic on hostile text.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
const maxLinks = 100
const maxLength = 1_000
const blankLines = /\n(?:[^\S\n]*\n)+/
const beginning = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:https?:|www\\.)(?=(\\S{3,${maxLength}}))`,
  'giu',
)

// Each adds markup that the bounds of a page count only as a line.
const maxItems = 100
// One line alone may be a signature.
const list = /(?:^- .*(?:\n|$)){2,}/gm

/**
 * Splits text into paragraphs and lists (lines that begin with '- ') and finds http(s) links, on the server to keep
 * that code out of the browser.
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
    segments.push({ text, href: addressOf(text) })
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
    const href = addressOf(text.slice(index, to))
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

// The library knows the marks of ASCII. Letters of Indic and Persian words are joined by U+200C and U+200D, names have
// an apostrophe, and emoji a selector: these end no link where more of it follows.
const joiner = String.raw`[\u200C\u200D](?=[\p{L}\p{M}\p{N}])`
const apostrophe = String.raw`(?<=\p{L})\u2019(?=\p{L})`
const kept = String.raw`[\0-\x7F\p{Variation_Selector}]|${joiner}|${apostrophe}`
const marks = String.raw`\p{Terminal_Punctuation}\p{Quotation_Mark}\p{Pi}\p{Pf}\u275B-\u2760`
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800`
const markOrBracket = new RegExp(`(?!${kept})[${marks}${invisible}\\p{Ps}\\p{Pe}]`, 'gu')
const marksAtEnd = /(?:(?![\0-\x7F\p{Pe}\p{Variation_Selector}])[\p{P}\p{DI}]|[.,:;!?'"*`|\\])+$/u

/** The text up to the first mark or invisible character, of any script, that ends a link; brackets in pairs stay. */
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

function addressOf(text: string) {
  return /^www\./i.test(text) ? `https://${text}` : text
}
