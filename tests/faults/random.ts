/** A generator of numbers that are the same for the same seed. */
export type Random = {
  /** Returns a number from 0 up to 1, 1 excluded. */
  next(): number
  /** Returns a whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** Returns one element of a list. @throws {Error} when the list is empty */
  of<T>(list: readonly T[]): T
  /** True in one of `n` cases. */
  oneIn(n: number): boolean
}

/** Returns a Mulberry32 generator. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    of(list) {
      if (!list.length) throw new Error('nothing to choose from')
      return list[between(0, list.length - 1)] as (typeof list)[number]
    },
    oneIn: (n) => next() * n < 1,
  }
}
