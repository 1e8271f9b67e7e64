import { minute } from '../durations'

/** The longest delay before the next attempt, in milliseconds. */
export const longestDelay = 15 * minute

/** How long a claim lasts unless renewed, in milliseconds. */
export const claimLifetime = 20_000

// Tolerates clock differences between processes; more means that a clock was set back.
const clockDifference = minute

/**
 * Whether a time, set at most `longest` milliseconds ahead, has come. One further ahead was written before the clock
 * was set back, and counts as past.
 */
export function hasCome(moment: number, now: Date, longest: number): boolean {
  return moment <= now.getTime() || moment > furthest(now, longest).getTime()
}

/**
 * The condition, by the rule of `hasCome`, for mails that are due and unclaimed.
 * @param takesOver whether expired claims may be taken over
 */
export function isDue(now: Date, takesOver: boolean) {
  const free = takesOver ? [null, ...ranges(now, claimLifetime)] : [null]
  return {
    state: 'waiting' as const,
    AND: [
      { OR: ranges(now, longestDelay).map((range) => ({ nextAttemptAt: range })) },
      { OR: free.map((range) => ({ claimedUntil: range })) },
    ],
  }
}

function ranges(now: Date, longest: number) {
  return [{ lte: now }, { gt: furthest(now, longest) }]
}

function furthest(now: Date, longest: number) {
  return new Date(now.getTime() + longest + clockDifference)
}
