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

/** Splits text into paragraphs and finds http(s) links, on the server to keep that code out of the browser. */
export function toRichText(text: string): RichText {
  const budget = { looks: maxLinks, bytes: maxLinkBytes }
  return text.split(blankLines).map((paragraph) => segmentsOf(paragraph, budget))
}

type Budget = { looks: number; bytes: number }

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
  const length = linkify.testSchemaAt(before + rest, 'http:', 0)
  return Math.max(0, length - before.length)
}

function addressOf(text: string) {
  return /^www\./i.test(text) ? `https://${text}` : text
}
