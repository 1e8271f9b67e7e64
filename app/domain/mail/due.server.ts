import { minute } from '../durations'

/** The longest delay before the next attempt, in milliseconds. */
export const longestDelay = 15 * minute

/** The duration of a claim unless renewed, in milliseconds. */
export const claimLifetime = 20_000

// Clocks of two processes may differ by this much. A larger difference means that a clock was set back.
const maxSkew = minute

/**
 * True when `moment` is in the past. A moment further ahead than `maxAhead` milliseconds means the clock was set back;
 * treat it as past.
 */
export function isPast(moment: number, now: Date, maxAhead: number): boolean {
  return moment <= now.getTime() || moment > skewLimit(now, maxAhead).getTime()
}

/** Returns the condition for mails that are due (`isPast`) and unclaimed; `recoversStale` includes expired claims. */
export function dueCondition(now: Date, recoversStale: boolean) {
  const free = recoversStale ? [null, ...ranges(now, claimLifetime)] : [null]
  return {
    state: 'waiting' as const,
    AND: [
      { OR: ranges(now, longestDelay).map((range) => ({ nextAttemptAt: range })) },
      { OR: free.map((range) => ({ claimedUntil: range })) },
    ],
  }
}

function ranges(now: Date, maxAhead: number) {
  return [{ lte: now }, { gt: skewLimit(now, maxAhead) }]
}

function skewLimit(now: Date, maxAhead: number) {
  return new Date(now.getTime() + maxAhead + maxSkew)
}
