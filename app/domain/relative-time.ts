import { day, hour, minute } from './durations'

export type RelativeTime =
  { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number } | { unit: 'date' }

/**
 * How long ago a date was; after `limitDays` the date itself is shown. Full hours are anonymous items, shown less
 * precisely.
 */
export function relativeTime(date: Date, now: Date, limitDays: number): RelativeTime {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < (date.getTime() % hour ? minute : hour)) return { unit: 'now' }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  if (elapsed < limitDays * day) return { unit: 'days', count: Math.floor(elapsed / day) }
  return { unit: 'date' }
}
