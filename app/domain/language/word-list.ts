import { fold } from './fold'

/** A word or phrase of a list, with folded words, and the neighbouring words that make it innocent. */
export type Entry = {
  words: RunLengthKey[]
  /** The part of a longer word that a one-word entry may match. */
  within: 'whole' | 'beginning' | 'anywhere'
  innocentBeside: ReadonlySet<string>
  /** True when the word passes if it is written like a name: with a capital first letter in mid-sentence. */
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
      throw new Error(`invalid entry in a word list: ${line}`)
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

/** True when a word is the listed one, possibly elongated: 'fuuuck' is 'fuck', but 'as' is not 'ass'. */
export function isElongated(word: RunLengthKey, listed: RunLengthKey): boolean {
  return word.key === listed.key && listed.runs.every((run, at) => (word.runs[at] ?? 0) >= run)
}

export type WordIndex = {
  isWelcome: (word: RunLengthKey) => boolean
  /** Returns entries that match this word, or start with this word and the next. */
  startingWith: (word: RunLengthKey, next: RunLengthKey | undefined) => Entry[]
  /** True when a disguised word matches an entry of at least four letters without exceptions. */
  isObfuscated: (word: RunLengthKey) => boolean
  /** True when letters, with `*` for any letter, match such an entry. */
  fits: (pattern: string) => boolean
  /** True when such an entry starts with these collapsed letters. */
  beginsListed: (key: string) => boolean
}

const shortestDisguised = 4

/** Indexes a word list and the words that never match. */
export function indexEntries(entries: Entry[], welcome: Entry[]): WordIndex {
  const welcomeWords = grouped(welcome, (entry) => firstOf(entry).key)
  const isWelcome = (word: RunLengthKey) =>
    (welcomeWords.get(word.key) ?? []).some((entry) => isElongated(word, firstOf(entry)))
  const whole = grouped(
    entries.filter(({ within }) => within === 'whole'),
    ({ words }) => pairOf(words[0], words[1]),
  )
  const order = new Map(entries.map((entry, at) => [entry, at]))
  const inOrder = (a: Entry, b: Entry) => (order.get(a) ?? 0) - (order.get(b) ?? 0)
  const parts = entries.filter(({ within }) => within !== 'whole')
  const partIn = partFinder(parts)
  const plain = entries.filter(
    (entry) => isPlain(entry) && spelled(firstOf(entry)).length >= shortestDisguised,
  )
  const disguisable = grouped(plain, (entry) => firstOf(entry).key)
  const shapes = new Map<string, string[]>()
  for (const word of plain.map((entry) => spelled(firstOf(entry))))
    shapes.set(shapeOf(word), [...(shapes.get(shapeOf(word)) ?? []), word])
  const partKeys = parts.map((entry) => firstOf(entry).key)
  // Maps each beginning to true when it already contains a listed word. Most lookups are for texts without one.
  const beginnings = new Map(
    [...disguisable.keys(), ...partKeys]
      .flatMap((key) => [...key].map((_, at) => key.slice(0, at + 1)))
      .map((key) => [key, disguisable.has(key) || partKeys.some((part) => key.includes(part))]),
  )
  return {
    isWelcome,
    startingWith(word, next) {
      const alone = whole.get(pairOf(word)) ?? []
      const phrases = next ? (whole.get(pairOf(word, next)) ?? []) : []
      const part = partIn(word)
      if (!alone.length && !phrases.length) return part ? [part] : []
      const listed = [...alone, ...phrases].filter((entry) => isElongated(word, firstOf(entry)))
      return [...listed.sort(inOrder), ...(part ? [part] : [])]
    },
    isObfuscated(word) {
      if (beginnings.get(word.key) === false) return false
      if (isWelcome(word)) return false
      if (partIn(word)) return true
      return (disguisable.get(word.key) ?? []).some((entry) => isElongated(word, firstOf(entry)))
    },
    fits: (pattern) =>
      shapes.get(shapeOf(pattern))?.some((word) => hasLetters(word, pattern)) ?? false,
    beginsListed: (key) => beginnings.has(key),
  }
}

function firstOf({ words }: Entry): RunLengthKey {
  return words[0] ?? { key: '', runs: [] }
}

// Folded words contain no space.
function pairOf(first: RunLengthKey | undefined, second?: RunLengthKey) {
  return second ? `${first?.key} ${second.key}` : (first?.key ?? '')
}

function isPlain({ words, innocentBeside, canBeName }: Entry) {
  return words.length === 1 && innocentBeside.size === 0 && !canBeName
}

function grouped(entries: Entry[], keyOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return groups
}

const partStart = 3

// Finds parts by their first three letters at each position, then by the length of the shortest such part.
function partFinder(parts: Entry[]) {
  const byStart = new Map(
    [...grouped(parts, (entry) => firstOf(entry).key.slice(0, partStart))].map(
      ([start, candidates]) => {
        const length = Math.min(...candidates.map((entry) => firstOf(entry).key.length))
        const entries = grouped(candidates, (entry) => firstOf(entry).key.slice(0, length))
        return [start, { length, entries }] as const
      },
    ),
  )
  const firsts = new Set([...byStart.keys()].map((start) => start[0]))
  return (word: RunLengthKey) => {
    for (let at = 0; at <= word.key.length - partStart; at++) {
      if (!firsts.has(word.key[at])) continue
      const candidates = byStart.get(word.key.slice(at, at + partStart))
      const found = candidates?.entries
        .get(word.key.slice(at, at + candidates.length))
        ?.find((entry) => isPartAt(word, at, entry))
      if (found) return found
    }
  }
}

function isPartAt({ key, runs }: RunLengthKey, at: number, entry: Entry) {
  const part = firstOf(entry)
  if (entry.within === 'beginning' && at > 0) return false
  return key.startsWith(part.key, at) && part.runs.every((run, i) => (runs[at + i] ?? 0) >= run)
}

function spelled({ key, runs }: RunLengthKey) {
  return [...key].map((letter, at) => letter.repeat(runs[at] ?? 1)).join('')
}

function shapeOf(letters: string) {
  return `${letters.charAt(0)}${letters.length}`
}

function hasLetters(word: string, pattern: string) {
  for (let at = 0; at < pattern.length; at++)
    if (pattern[at] !== '*' && pattern[at] !== word[at]) return false
  return true
}
