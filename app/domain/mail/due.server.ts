import { minute } from '../durations'

/** The longest delay before the next attempt, in milliseconds. */
export const longestDelay = 15 * minute

/** How long a claim lasts unless renewed, in milliseconds. */
export const claimLifetime = 20_000

// Tolerates clock differences between processes; more means that a clock was set back.
const clockDifference = minute

/** Whether a time has come; one beyond `longest` milliseconds ahead predates a clock change, and has. */
export function hasCome(moment: number, now: Date, longest: number): boolean {
  return moment <= now.getTime() || moment > furthest(now, longest).getTime()
}

/** The condition for mails that are due (`hasCome`) and unclaimed; `takesOver` includes expired claims. */
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
