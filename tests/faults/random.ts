import { makeRandom } from '../support/random'

export type Random = ReturnType<typeof randomFrom>

/** Returns a generator of choices that are the same for the same seed. */
export function randomFrom(seed: number) {
  const next = makeRandom(seed)
  /** Returns a whole number from `from` to `to`, both included. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    of<T>(list: readonly T[]): T {
      if (!list.length) throw new Error('nothing to choose from')
      return list[between(0, list.length - 1)] as T
    },
    oneIn: (n: number) => next() * n < 1,
  }
}
