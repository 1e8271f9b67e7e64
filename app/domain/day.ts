import { day, hour } from './durations'

// India's offset is constant (docs/decisions/0007-one-time-zone.md).
const offset = 5.5 * hour

/** Returns the date in the site's time zone, such as '2026-11-21'. */
export function toIsoDay(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(0, 10)
}

/** Returns the time of day in the site's time zone, such as '18:05'. */
export function formatClock(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(11, 16)
}

/** Returns a day with its weekday and the time in the site's time zone, such as 'Monday, 30 November, 14:05'. */
export function formatDeadline(language: string, date: Date): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const days = new Intl.DateTimeFormat(`${language}-IN`, form)
  const day = days.format(new Date(date.getTime() + offset))
  // Keeps the number and its month on one line.
  return `${day.replace(/(\d) /, '$1\u00a0')}, ${formatClock(date)}`
}

/** Returns the first moment of the day in the site's time zone. */
export function startOfDay(date: Date): Date {
  return new Date(Math.floor((date.getTime() + offset) / day) * day - offset)
}

/** Returns the last millisecond of the day in the site's time zone. */
export function endOfDay(date: Date): Date {
  return new Date(startOfDay(date).getTime() + day - 1)
}

/** Returns a year, or the present one for `now`. */
export function resolveYear(year: number | 'now'): number {
  return year === 'now' ? new Date().getFullYear() : year
}
