import { isElongated, type Collapsed } from './collapse'
import type { Entry } from './word-list'

/** The entries of a word list, each at hand in one step. */
export type WordIndex = {
  isWelcome: (word: Collapsed) => boolean
  /** Entries that are this word, or whose first words are this one and the next. */
  startingWith: (word: Collapsed, next: Collapsed | undefined) => Entry[]
  /** Whether this word, read out of a disguise, is listed with four letters or more and without exceptions. */
  isDisguised: (word: Collapsed) => boolean
  /** Whether these letters, `*` standing for any one, are such a word. */
  fits: (pattern: string) => boolean
  /** Whether such a word begins with these collapsed letters. */
  beginsListed: (key: string) => boolean
}

const shortestDisguised = 4

/** Makes the index of a list, and of the words that are never to be found. */
export function indexEntries(entries: Entry[], welcome: Entry[]): WordIndex {
  const welcomeWords = grouped(welcome, (entry) => firstOf(entry).key)
  const isWelcome = (word: Collapsed) =>
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
  // Each with whether a listed word is in it already; most are looked up for texts that hold none.
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
    isDisguised(word) {
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

function firstOf({ words }: Entry): Collapsed {
  return words[0] ?? { key: '', runs: [] }
}

// No folded word has a space in it.
function pairOf(first: Collapsed | undefined, second?: Collapsed) {
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

// The parts are looked up by their first letters at each place of a word, then by as many as the shortest of those has.
function partFinder(parts: Entry[]) {
  const byStart = new Map(
    [...grouped(parts, (entry) => firstOf(entry).key.slice(0, partStart))].map(([start, alike]) => {
      const length = Math.min(...alike.map((entry) => firstOf(entry).key.length))
      const entries = grouped(alike, (entry) => firstOf(entry).key.slice(0, length))
      return [start, { length, entries }] as const
    }),
  )
  const firsts = new Set([...byStart.keys()].map((start) => start[0]))
  return (word: Collapsed) => {
    for (let at = 0; at <= word.key.length - partStart; at++) {
      if (!firsts.has(word.key[at])) continue
      const alike = byStart.get(word.key.slice(at, at + partStart))
      const found = alike?.entries
        .get(word.key.slice(at, at + alike.length))
        ?.find((entry) => isPartAt(word, at, entry))
      if (found) return found
    }
  }
}

function isPartAt({ key, runs }: Collapsed, at: number, entry: Entry) {
  const part = firstOf(entry)
  if (entry.within === 'beginning' && at > 0) return false
  return key.startsWith(part.key, at) && part.runs.every((run, i) => (runs[at + i] ?? 0) >= run)
}

function spelled({ key, runs }: Collapsed) {
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
