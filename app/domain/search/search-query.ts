import { lengths } from '../validation/lengths'
import { wordsOf } from './search-words'

const max = { characters: lengths.shortMax, phrases: 16, words: 16 }

/** Words that follow each other; most phrases are one word. */
export type Phrase = string[]

/** What a reader asks for: every wanted phrase, none of the unwanted ones. */
export type SearchQuery = {
  wanted: Phrase[]
  unwanted: Phrase[]
  /** whether the last wanted word may be the beginning of a longer one */
  beginning: boolean
}

/**
 * What a search goes by and shows again of whatever came in: on one line, without control
 * characters and broken ones, its first 200 characters.
 */
export function readableQuery(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim()
  return [...line].slice(0, max.characters).join('').trimEnd()
}

/**
 * Reads what somebody typed into the search box. Quotes keep words together, a minus in front
 * excludes; everything else that is no letter or digit only separates, so no input is wrong. What
 * exceeds the limits above is ignored.
 * @returns words only: nothing in it can be an operator for a database
 */
export function parseQuery(typed: string): SearchQuery {
  const text = readableQuery(typed).replace(/[“”„«»]/g, '"')
  const query: SearchQuery = { wanted: [], unwanted: [], beginning: false }
  for (const [, minus, quoted, bare = ''] of text.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const phrase = wordsOf(quoted ?? bare).slice(0, max.words)
    const phrases = minus ? query.unwanted : query.wanted
    if (phrase.length && phrases.length < max.phrases) phrases.push(phrase)
  }
  return query
}
