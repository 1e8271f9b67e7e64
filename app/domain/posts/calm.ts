import { day } from '../durations'

/** Threads in which nobody has written for so many days are closed. */
const quietDays = 180

/** What a post's row says of writing in its thread. */
export type CalmColumns = {
  lockedAt: Date | null
  lockedUntil: Date | null
  lockedReason: string | null
  slowUntil: Date | null
  slowReason: string | null
  activityKey: string
}

export const calmColumns = {
  lockedAt: true,
  lockedUntil: true,
  lockedReason: true,
  slowUntil: true,
  slowReason: true,
  activityKey: true,
} as const

/** Why a thread takes no comments, or few: by a moderator for a reason, until the end of a day; or because it is quiet. */
export type Calm = {
  state: 'closed' | 'quiet' | 'slow'
  reason: string | null
  until: Date | null
}

/** What holds for a thread now; null where everybody may write. */
export function calmOf(row: CalmColumns, now = new Date()): Calm | null {
  const { lockedAt, lockedUntil, lockedReason, slowUntil, slowReason, activityKey } = row
  if (lockedAt && (!lockedUntil || lockedUntil > now))
    return { state: 'closed', reason: lockedReason, until: lockedUntil }
  if (activityKey && momentOf(activityKey) < now.getTime() - quietDays * day)
    return { state: 'quiet', reason: null, until: null }
  if (slowUntil && slowUntil > now) return { state: 'slow', reason: slowReason, until: slowUntil }
  return null
}

// A UUID v7: its first 48 bits are its time in milliseconds.
function momentOf(key: string) {
  return Number.parseInt(key.replace('-', '').slice(0, 12), 16)
}
