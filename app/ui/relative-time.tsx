import { createContext, useContext, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '~/domain/relative-time'

const tick = 30_000

/** When the server rendered the page, in milliseconds: hydration starts from the server's words. */
export const NowContext = createContext(0)

type Props = {
  date: Date
  /** From how many days on the date itself is shown. */
  limitDays: number
}

/** A time as people say it, kept fresh in the browser, with the full date as its title. */
export function RelativeTime({ date, limitDays }: Props) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  const time = relativeTime(date, new Date(now), limitDays)
  const { day, clock } = formatsOf(i18n.language)
  const wordsOf = () => {
    if (time.unit === 'date') return day.format(time.date)
    return time.unit === 'now' ? t('time.now') : t(`time.${time.unit}`, { count: time.count })
  }
  return (
    <time
      dateTime={date.toISOString()}
      title={`${day.format(date)}, ${clock.format(date)}`}
      suppressHydrationWarning
    >
      {wordsOf()}
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

// Every time on the page reads the same clock, which moves in ticks: a snapshot has to hold still.
function readClock() {
  const now = Date.now()
  if (now - lastRead >= tick) lastRead = now
  return lastRead
}

type Formats = { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }

const formats = new Map<string, Formats>()

// Making a format is slow, and a list needs forty.
function formatsOf(language: string): Formats {
  const known = formats.get(language)
  if (known) return known
  const made = {
    day: makeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }),
    clock: makeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
  formats.set(language, made)
  return made
}

function makeFormat(language: string, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(`${language}-IN`, { ...parts, timeZone: 'Asia/Kolkata' })
}
