import { lengths } from '../validation/lengths'
import { tokenize } from './search-words'

const max = { characters: lengths.shortMax, phrases: 16, words: 16 }

export type Phrase = string[]

export type SearchQuery = {
  wanted: Phrase[]
  unwanted: Phrase[]
  /** true when the last wanted word may be a prefix */
  beginning: boolean
}

/** Returns the query for display: on one line, without control characters, at most 200 characters. */
export function readableQuery(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim()
  return [...line].slice(0, max.characters).join('').trimEnd()
}

/** Parses search text into words: quotes join, a minus excludes, other symbols separate. Excess text is ignored. */
export function parseQuery(text: string): SearchQuery {
  const normalised = readableQuery(text).replace(/[“”„«»]/g, '"')
  const query: SearchQuery = { wanted: [], unwanted: [], beginning: false }
  for (const [, minus, quoted, bare = ''] of normalised.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const phrase = tokenize(quoted ?? bare).slice(0, max.words)
    const phrases = minus ? query.unwanted : query.wanted
    if (phrase.length && phrases.length < max.phrases) phrases.push(phrase)
  }
  return query
}
