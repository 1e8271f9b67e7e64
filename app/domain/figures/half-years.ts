import { startOfDay, toIsoDay } from '../day'

/** A half-year such as "2026-1", January to June, in the site's time zone. */
export type HalfYear = { name: string; from: Date; to: Date }

/** Returns the last half-year that was complete at a time. */
export function lastHalfYear(now: Date): HalfYear {
  const [year = 0, month = 1] = toIsoDay(now).split('-').map(Number)
  return month > 6 ? halfYear(year, 1) : halfYear(year - 1, 2)
}

function halfYear(year: number, half: 1 | 2): HalfYear {
  const months = half === 1 ? [0, 6] : [6, 12]
  const [from, to] = months.map((month) => startOfDay(new Date(Date.UTC(year, month, 1))))
  return { name: `${year}-${half}`, from: from as Date, to: to as Date }
}
