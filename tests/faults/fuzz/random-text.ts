import strings from '../../data/naughty-strings.json'
import type { Random } from '../random'

const pieces = [
  'a',
  'क्ष',
  '\u0301',
  '😀',
  '\0',
  '\ud800',
  '%',
  '<b>',
  "'",
  '"',
  '\\',
  '\n',
  '\u202e',
]

/** Returns a text that somebody might send on purpose, or that nobody would think of. */
export function randomText(random: Random): string {
  if (random.oneIn(2)) return random.of(strings)
  if (random.oneIn(3)) return String(random.of([0, -1, 1e21, 2 ** 53, NaN, '', 'null', '[]', '{}']))
  const length = random.oneIn(20) ? random.between(1_000, 40_000) : random.between(0, 60)
  return Array.from({ length }, () => random.of(pieces)).join('')
}

export function randomValue(random: Random, depth = 3): unknown {
  if (depth === 0 || random.oneIn(2)) return randomText(random)
  if (random.oneIn(3)) return random.of([null, true, false, 0, -1, 1.5, 1e308, [], {}])
  const values = Array.from({ length: random.between(0, 4) }, () => randomValue(random, depth - 1))
  if (random.oneIn(2)) return values
  return Object.fromEntries(values.map((value) => [randomText(random), value]))
}

/** Returns such a text without lone surrogates, which no client sends. */
export function sendableText(random: Random): string {
  return Buffer.from(randomText(random)).toString()
}
