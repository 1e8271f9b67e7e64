import { day, hour } from '../durations'

/**
 * The time of an item as every door tells it: of an anonymous one only the full hour, or it could be laid beside the
 * moments at which somebody held a phone.
 */
export function publicTime(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? floor(date, hour) : date
}

/** The time of an item where machines follow the forum, in the feed and the sitemap: of an anonymous one only the day. */
export function publicDay(date: Date, isAnonymous: boolean): Date {
  return isAnonymous ? floor(date, day) : date
}

function floor(date: Date, unit: number) {
  return new Date(Math.floor(date.getTime() / unit) * unit)
}
