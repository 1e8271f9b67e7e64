import { fold } from './fold'
import { runLengthKey, type RunLengthKey } from './run-length-key'

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
