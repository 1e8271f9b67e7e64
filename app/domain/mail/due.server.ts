const minute = 60_000

/** How far into the future the next attempt for a mail is put at most, in milliseconds. */
export const longestDelay = 15 * minute

/** How long a claim holds, in milliseconds: well over what one attempt may take (`smtpTimeouts`). */
export const claimLife = 3 * minute

// The clocks of two processes differ somewhat; what is more than this was written before a clock was set back.
const clockDifference = minute

/**
 * Whether a moment has come that was put at most `longest` milliseconds into the future. One that lies further ahead was
 * written before the clock was set back, and counts as come: nothing waits for the clock to catch up.
 */
export function hasCome(moment: number, now: Date, longest: number): boolean {
  return moment <= now.getTime() || moment > furthest(now, longest).getTime()
}

/** The mails that wait for an attempt and that nobody holds, as a condition on rows: the rule of `hasCome`. */
export function isDue(now: Date) {
  return {
    state: 'waiting' as const,
    AND: [
      { OR: ranges(now, longestDelay).map((range) => ({ nextAttemptAt: range })) },
      { OR: [null, ...ranges(now, claimLife)].map((range) => ({ claimedUntil: range })) },
    ],
  }
}

function ranges(now: Date, longest: number) {
  return [{ lte: now }, { gt: furthest(now, longest) }]
}

function furthest(now: Date, longest: number) {
  return new Date(now.getTime() + longest + clockDifference)
}
