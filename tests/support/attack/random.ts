import { makeRandom } from '../random'

/** Random choices that are repeatable with the same seed. */
export type Random = ReturnType<typeof seeded>

export function seeded(seed: number) {
  const next = makeRandom(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T
  return {
    next,
    between,
    pick,
    chance: (probability: number) => next() < probability,
    shuffled<T>(from: readonly T[]): T[] {
      const keyed = from.map((value) => [next(), value] as const)
      return keyed.sort(([a], [b]) => a - b).map(([, value]) => value)
    },
    words: (low: number, high: number) =>
      Array.from({ length: Math.floor(between(low, high)) }, () => pick(vocabulary)).join(' '),
  }
}

const vocabulary =
  'morning evening doctor sister garden walking water sleep tired better week month question answer clinic tea home work family read music rain market school train letter slowly often never maybe thanks listen episode podcast pain iron diet yoga cycle test report visit advice friend'.split(
    ' ',
  )
