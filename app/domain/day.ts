import { day, hour } from './durations'

// India's offset is constant (docs/decisions/0007-one-time-zone.md).
const offset = 5.5 * hour

/** The date in the site's time zone, such as '2026-11-21'. */
export function toIsoDay(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(0, 10)
}

/** The time of day in the site's time zone, such as '18:05'. */
export function formatClock(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(11, 16)
}

/** A day with its weekday and the time in the site's time zone, such as 'Monday, 30 November, 14:05'. */
export function formatDeadline(language: string, date: Date): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const days = new Intl.DateTimeFormat(`${language}-IN`, form)
  const day = days.format(new Date(date.getTime() + offset))
  // The number and its month stay on one line.
  return `${day.replace(/(\d) /, '$1\u00a0')}, ${formatClock(date)}`
}

/** The first moment of the day in the site's time zone. */
export function startOfDay(date: Date): Date {
  return new Date(Math.floor((date.getTime() + offset) / day) * day - offset)
}

/** The last millisecond of the day in the site's time zone. */
export function endOfDay(date: Date): Date {
  return new Date(startOfDay(date).getTime() + day - 1)
}
