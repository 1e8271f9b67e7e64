/** Numbers that are the same again for the same seed. */
export type Random = {
  /** A number from 0 up to 1, 1 excluded. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** One of several. @throws {Error} when there is none */
  of<T>(list: readonly T[]): T
  /** True in one of `n` cases. */
  oneIn(n: number): boolean
}

/** Mulberry32. */
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
