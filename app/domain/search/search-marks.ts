import type { SearchQuery } from './search-query'
import { wordRuns, type WordRun } from './search-words'

// Short enough that the first match is visible in a two-line card on a phone.
const lead = 30

/** Text split at marked words: every second piece, starting with the second, is marked. */
export type Marked = string[]

export type IsWanted = (run: WordRun) => boolean

/** Returns a test for the words of a query, including the last one as a prefix. */
export function wantedWords(query: SearchQuery): IsWanted {
  const wanted = new Set(query.wanted.flat())
  const prefix = query.beginning ? query.wanted.at(-1)?.at(-1) : undefined
  return ({ words }) =>
    words.some((word) => wanted.has(word) || (prefix !== undefined && word.startsWith(prefix)))
}

/** Marks the wanted words of a text; the joined pieces are the text. */
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

/** Returns up to `limit` UTF-16 units around the first wanted word, on one line, with `…` where text is cut. */
export function snippetAround(text: string, isWanted: IsWanted, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const { runs, found } = runsAround(line, isWanted, limit)
  const start = found <= lead ? 0 : (runs.find((run) => run.start >= found - lead)?.start ?? 0)
  if (line.length <= start + limit) return `${start > 0 ? '…' : ''}${line.slice(start)}`
  const fitting = runs.filter((run) => run.start >= start && run.end <= start + limit)
  const end = fitting.at(-1)?.end ?? wholePoints(line, start + limit)
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}…`
}

// Stops after the snippet: a text can be a hundred times as long.
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

// A word longer than the snippet is cut, but not inside a character.
function wholePoints(line: string, end: number) {
  return /[\ud800-\udbff]/.test(line.charAt(end - 1)) ? end - 1 : end
}
