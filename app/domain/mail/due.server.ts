import { minute } from '../durations'

/** How far into the future the next attempt for a mail is put at most, in milliseconds. */
export const longestDelay = 15 * minute

/** How long a claim holds unless it is renewed, in milliseconds. */
export const claimLifetime = 20_000

// The clocks of two processes differ somewhat; what is more than this was written before a clock was set back.
const clockDifference = minute

/**
 * Whether a moment has come that was put at most `longest` milliseconds into the future. One that lies further ahead was
 * written before the clock was set back, and counts as come: nothing waits for the clock to catch up.
 */
export function hasCome(moment: number, now: Date, longest: number): boolean {
  return moment <= now.getTime() || moment > furthest(now, longest).getTime()
}

/**
 * The mails that wait for an attempt and that nobody holds, as a condition on rows: the rule of `hasCome`.
 * @param takesOver whether claims that ran out count as nobody's
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
