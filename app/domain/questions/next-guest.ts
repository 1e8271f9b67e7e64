import { nextGuest, type NextGuest } from '~/content/next-guest'
import { toIsoDay } from '../day'

/** Returns the announced guest until the day of the recording is over; null when there is none. */
export function announcedGuest(now = new Date()): NextGuest | null {
  return nextGuest && toIsoDay(now) <= nextGuest.day ? nextGuest : null
}
