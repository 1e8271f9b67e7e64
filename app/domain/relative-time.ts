import { day, hour, minute } from './durations'

/** How long ago something was: a number of whole units, or 'date' when a calendar date says more. */
export type RelativeTime =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'date'; date: Date }

/**
 * How long before `now` a date lies (product spec section 9). The future counts as now. A time on the full hour is one
 * of an anonymous item, which is told no more exactly: its first hour is now.
 * @param limitDays from how many days on the date itself is shown
 */
export function relativeTime(date: Date, now: Date, limitDays: number): RelativeTime {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < (date.getTime() % hour ? minute : hour)) return { unit: 'now' }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  if (elapsed < limitDays * day) return { unit: 'days', count: Math.floor(elapsed / day) }
  return { unit: 'date', date }
}
