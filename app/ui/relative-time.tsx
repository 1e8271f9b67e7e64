import { createContext, useContext, useSyncExternalStore } from 'react'
import { formatClock, toIsoDay } from '~/domain/day'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { day, hour, minute } from '~/domain/durations'

type RelativeTime =
  { unit: 'now' | 'hour' | 'date' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** True when a date is a full hour. The dates of anonymous items and of appeals tell no more than the hour. */
export function isFullHour(date: Date): boolean {
  return date.getTime() % hour === 0
}

/**
 * Returns the age of a date, or 'date' from `limitDays` on. A full hour that began less than an hour ago is only
 * 'hour': 'just now' would be wrong for an anonymous item.
 */
export function relativeTime(date: Date, now: Date, limitDays: number): RelativeTime {
  const elapsed = now.getTime() - date.getTime()
  if (isFullHour(date) && elapsed < hour) return { unit: 'hour' }
  if (elapsed < minute) return { unit: 'now' }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  if (elapsed < limitDays * day) return { unit: 'days', count: Math.floor(elapsed / day) }
  return { unit: 'date' }
}

const tick = 30_000

/** The time at which the server rendered the page, in milliseconds. Hydration must produce the same text. */
export const NowContext = createContext(0)

type Props = {
  date: Date
  /** From this age in days the date itself is shown. */
  limitDays: number
  /** Words to use instead of 'ago'. */
  say?: (unit: 'now' | 'minutes' | 'hours' | 'days', count: number) => string
}

/** A relative time, updated in the browser, with the full date as its title. */
export function RelativeTime({ date, limitDays, say }: Props) {
  const { t, language } = useTranslation()
  const renderedAt = useContext(NowContext)
  const fullDate = formatDay(language, toIsoDay(date))
  const labelAt = (now: number) => {
    const time = relativeTime(date, new Date(now), limitDays)
    if (time.unit === 'date') return fullDate
    if (say) return 'count' in time ? say(time.unit, time.count) : say('now', 0)
    return 'count' in time ? t(`time.${time.unit}`, { count: time.count }) : t(`time.${time.unit}`)
  }
  // Compares texts, not times: most texts are the same after hydration and half a minute later.
  const label = useSyncExternalStore(
    subscribe,
    () => labelAt(serverTime(renderedAt)),
    () => labelAt(renderedAt),
  )
  return (
    <time
      dateTime={date.toISOString()}
      title={`${fullDate}, ${formatClock(date)}`}
      suppressHydrationWarning
    >
      {label}
    </time>
  )
}

/** A whole day as today, yesterday or its date. For times that are stored without an hour. */
export function RelativeDay({ date }: { date: Date }) {
  const { t, language } = useTranslation()
  const now = useContext(NowContext)
  const isoDay = toIsoDay(date)
  const age = (Date.parse(toIsoDay(new Date(now))) - Date.parse(isoDay)) / day
  const names = [t('time.today'), t('time.yesterday')]
  return <time dateTime={isoDay}>{names[age] ?? formatDay(language, isoDay)}</time>
}

let page = { renderedAt: 0, receivedAt: 0 }

// The device's clock may be days away from the server's. Only the time since the page arrived is measured with it.
function serverTime(renderedAt: number) {
  if (page.renderedAt !== renderedAt) page = { renderedAt, receivedAt: Date.now() }
  return renderedAt + Date.now() - page.receivedAt
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}
