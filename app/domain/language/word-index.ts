import { isDrawnOut, type Collapsed } from './collapse'
import type { Entry } from './word-list'

/** The entries of a word list, each at hand in one step. */
export type WordIndex = {
  isWelcome: (word: Collapsed) => boolean
  /** Entries whose first word this is. */
  startingWith: (word: Collapsed) => Entry[]
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
    (welcomeWords.get(word.key) ?? []).some((entry) => isDrawnOut(word, firstOf(entry)))
  const whole = grouped(
    entries.filter(({ within }) => within === 'whole'),
    (entry) => firstOf(entry).key,
  )
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
    startingWith(word) {
      const listed = (whole.get(word.key) ?? []).filter((entry) => isDrawnOut(word, firstOf(entry)))
      const part = partIn(word)
      return part ? [...listed, part] : listed
    },
    isDisguised(word) {
      if (beginnings.get(word.key) === false) return false
      if (isWelcome(word)) return false
      if (partIn(word)) return true
      return (disguisable.get(word.key) ?? []).some((entry) => isDrawnOut(word, firstOf(entry)))
    },
    fits: (pattern) =>
      shapes.get(shapeOf(pattern))?.some((word) => hasLetters(word, pattern)) ?? false,
    beginsListed: (key) => beginnings.has(key),
  }
}

function firstOf({ words }: Entry): Collapsed {
  return words[0] ?? { key: '', runs: [] }
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

// The parts are looked up by their first letters at each place of a word.
function partFinder(parts: Entry[]) {
  const byStart = grouped(parts, (entry) => firstOf(entry).key.slice(0, partStart))
  const firsts = new Set([...byStart.keys()].map((start) => start[0]))
  return (word: Collapsed) => {
    for (let at = 0; at <= word.key.length - partStart; at++) {
      if (!firsts.has(word.key[at])) continue
      const found = byStart
        .get(word.key.slice(at, at + partStart))
        ?.find((entry) => isPartAt(word, at, entry))
      if (found) return found
    }
  }
}

function isPartAt({ key, runs }: Collapsed, at: number, entry: Entry) {
  const part = firstOf(entry)
  if (entry.within === 'beginning' && at > 0) return false
  const end = at + part.key.length
  return isDrawnOut({ key: key.slice(at, end), runs: runs.slice(at, end) }, part)
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
