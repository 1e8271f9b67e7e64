import { createContext, useContext, useSyncExternalStore } from 'react'
import { relativeTime } from '~/domain/relative-time'
import { useTranslation } from '~/i18n/use-translation'

const tick = 30_000

/** When the server rendered the page, in milliseconds: hydration must produce the same text. */
export const NowContext = createContext(0)

type Props = {
  date: Date
  /** From this age in days the date itself is shown. */
  limitDays: number
}

/** A relative time, updated in the browser, with the full date as its title. */
export function RelativeTime({ date, limitDays }: Props) {
  const { t, language } = useTranslation()
  const now = useNow()
  const time = relativeTime(date, new Date(now), limitDays)
  const { day, clock } = formatsOf(language)
  const format = () => {
    if (time.unit === 'date') return day.format(time.date)
    return time.unit === 'now' ? t('time.now') : t(`time.${time.unit}`, { count: time.count })
  }
  return (
    <time
      dateTime={date.toISOString()}
      title={`${day.format(date)}, ${clock.format(date)}`}
      suppressHydrationWarning
    >
      {format()}
    </time>
  )
}

function useNow() {
  const renderedAt = useContext(NowContext)
  return useSyncExternalStore(subscribe, readClock, () => renderedAt)
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}

let lastRead = 0

// All times read one clock that moves in ticks: `useSyncExternalStore` needs stable snapshots.
function readClock() {
  const now = Date.now()
  if (now - lastRead >= tick) lastRead = now
  return lastRead
}

type Formats = { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }

const formats = new Map<string, Formats>()

// Creating a formatter is slow, and a list needs forty.
function formatsOf(language: string): Formats {
  const known = formats.get(language)
  if (known) return known
  const created = {
    day: makeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }),
    clock: makeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
  formats.set(language, created)
  return created
}

function makeFormat(language: string, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(`${language}-IN`, { ...parts, timeZone: 'Asia/Kolkata' })
}
