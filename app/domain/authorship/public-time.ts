import { day, hour } from '../durations'

/** An item's time to show: for anonymous ones the hour, so that it cannot be matched with online times. */
export function publicTime(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? startOfHour(date) : date
}

/** The time for feed and sitemap: for anonymous items the day. */
export function publicDay(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? floor(date, day) : date
}

/** The full hour of a time. */
export function startOfHour(date: Date): Date {
  return floor(date, hour)
}

function floor(date: Date, unit: number) {
  return new Date(Math.floor(date.getTime() / unit) * unit)
}
