import type { SearchQuery } from './search-query'
import { wordRuns, type WordRun } from './search-words'

// So little stands before the first marked word that a card of two lines on a phone shows it.
const lead = 30

/** A text cut where marked words begin and end: every second piece, from the second on, is marked. */
export type Marked = string[]

/** Tells whether a run of text is one of the wanted words of a query. */
export type IsWanted = (run: WordRun) => boolean

/** Makes the test for the wanted words of a query, whole or, for the last one, begun. */
export function wantedWords(query: SearchQuery): IsWanted {
  const wanted = new Set(query.wanted.flat())
  const begun = query.beginning ? query.wanted.at(-1)?.at(-1) : undefined
  return ({ words }) =>
    words.some((word) => wanted.has(word) || (begun !== undefined && word.startsWith(begun)))
}

/**
 * Marks the wanted words of a text.
 * @returns pieces that give the text again when joined
 */
export function markWords(text: string, isWanted: IsWanted): Marked {
  const pieces: Marked = []
  let end = 0
  for (const run of wordRuns(text)) {
    if (!isWanted(run)) continue
    pieces.push(text.slice(end, run.start), text.slice(run.start, run.end))
    end = run.end
  }
  return [...pieces, text.slice(end)]
}

/**
 * Cuts the passage around the first wanted word out of a text, on one line.
 * @param limit length of the passage in UTF-16 units, the ellipses aside
 * @returns whole words where they fit, `…` in the place of what was left out
 */
export function snippetAround(text: string, isWanted: IsWanted, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const { runs, found } = runsAround(line, isWanted, limit)
  const start = found <= lead ? 0 : (runs.find((run) => run.start >= found - lead)?.start ?? 0)
  if (line.length <= start + limit) return `${start > 0 ? '…' : ''}${line.slice(start)}`
  const fits = runs.filter((run) => run.start >= start && run.end <= start + limit)
  const end = fits.at(-1)?.end ?? wholePoints(line, start + limit)
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}…`
}

// None beyond the passage: a text can be a hundred times as long.
function runsAround(line: string, isWanted: IsWanted, limit: number) {
  const runs: WordRun[] = []
  let found: number | undefined
  for (const run of wordRuns(line)) {
    runs.push(run)
    if (found === undefined && isWanted(run)) found = run.start
    if (found !== undefined && run.start > found + limit) break
  }
  return { runs, found: found ?? 0 }
}

// One word can be longer than the passage: then it is cut, but not inside a character.
function wholePoints(line: string, end: number) {
  return /[\ud800-\udbff]/.test(line.charAt(end - 1)) ? end - 1 : end
}
