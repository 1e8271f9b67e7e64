import { isElongated, type RunLengthKey, type Entry } from './word-list'

export type WordIndex = {
  isWelcome: (word: RunLengthKey) => boolean
  /** Entries that match this word, or start with this word and the next. */
  startingWith: (word: RunLengthKey, next: RunLengthKey | undefined) => Entry[]
  /** Whether a disguised word matches an entry of four letters or more without exceptions. */
  isObfuscated: (word: RunLengthKey) => boolean
  /** Whether letters, with `*` for any letter, match such an entry. */
  fits: (pattern: string) => boolean
  /** Whether such an entry starts with these collapsed letters. */
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
  // Maps to whether it contains a listed word already; most lookups are for texts that hold none.
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

// Looks parts up by their first three letters at each position, then by the length of the shortest such part.
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
