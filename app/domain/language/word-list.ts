import { fold } from './fold'

/** A word or phrase of a list, its words folded, and the neighbouring words that make it innocent. */
export type Entry = {
  words: RunLengthKey[]
  /** Where a longer word may contain a one-word entry. */
  within: 'whole' | 'beginning' | 'anywhere'
  innocentBeside: ReadonlySet<string>
  /** Whether it passes when written as a name is: with a capital first letter in mid-sentence. */
  canBeName: boolean
}

/**
 * Reads a word list as the company writes it, one entry a line:
 * - `#` begins a comment
 * - `(a|b)` is either, `(a|)` is with or without
 * - `word*` is also the beginning of longer words, `*word*` any part of them
 * - `several words` is a phrase
 * - `entry ! university sweden Name` passes within two words of any of those; `Name` lets it pass as a name
 * @throws for an invalid line, so that a typing error does not reach the site
 */
export function parseWordList(list: string): Entry[] {
  return list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .flatMap(parseLine)
}

function parseLine(line: string): Entry[] {
  const [written = '', beside = ''] = line.split('!')
  const exceptions = beside.split(/\s+/).filter(Boolean)
  const canBeName = exceptions.includes('Name')
  const innocentBeside = new Set(
    exceptions.filter((word) => word !== 'Name').map((word) => runLengthKey(fold(word)).key),
  )
  return expand(written.trim()).map((each) => {
    const within = each.startsWith('*') ? 'anywhere' : each.endsWith('*') ? 'beginning' : 'whole'
    const words = each.replace(/^\*|\*$/g, '').split(/\s+/)
    if (words.some((word) => !/^[\p{L}\p{M}\p{N}]+$/u.test(word)))
      throw new Error(`not an entry of a word list: ${line}`)
    return {
      words: words.map((word) => runLengthKey(fold(word.normalize('NFC')))),
      within,
      innocentBeside,
      canBeName,
    }
  })
}

function expand(written: string): string[] {
  const group = /\(([^()]*)\)/.exec(written)
  if (!group) return [written.replace(/\s+/g, ' ').trim()]
  const [whole, choices = ''] = group
  return choices
    .split('|')
    .flatMap((choice) =>
      expand(written.slice(0, group.index) + choice + written.slice(group.index + whole.length)),
    )
}

/** A folded word without repeated letters, and the length of each run. */
export type RunLengthKey = { key: string; runs: number[] }

export function runLengthKey(folded: string): RunLengthKey {
  const word: RunLengthKey = { key: '', runs: [] }
  append(word, folded)
  return word
}

/** Appends letters to a run-length key, in place. */
export function append(word: RunLengthKey, letters: string): void {
  const { runs } = word
  let last = word.key.slice(-1)
  for (const letter of letters) {
    if (letter === last) runs[runs.length - 1] = (runs[runs.length - 1] ?? 0) + 1
    else {
      word.key += letter
      runs.push(1)
    }
    last = letter
  }
}

/** Whether a word is the listed one, possibly elongated: 'fuuuck' is 'fuck', but 'as' is not 'ass'. */
export function isElongated(word: RunLengthKey, listed: RunLengthKey): boolean {
  return word.key === listed.key && listed.runs.every((run, at) => (word.runs[at] ?? 0) >= run)
}
