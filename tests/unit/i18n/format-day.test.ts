import { expect, test } from 'vitest'
import { formatClock, toIsoDay } from '~/domain/day'
import { formatDay } from '~/i18n/use-translation'
import '~/i18n/i18n.server'
import { languages } from '~/i18n/languages'

// The first and the last minute of each month in India.
const moments = Array.from({ length: 12 }, (_, month) => [
  new Date(Date.UTC(2026, month, 1) - 330 * 60_000),
  new Date(Date.UTC(2026, month + 1, 0, 23, 59) - 330 * 60_000),
]).flat()

test.each(languages)('a day and its time are written as Intl writes them (%s)', (language) => {
  const timeZone = 'Asia/Kolkata'
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  for (const moment of moments)
    expect([formatDay(language, toIsoDay(moment)), formatClock(moment)]).toEqual(
      [day, clock].map((parts) => new Intl.DateTimeFormat(`${language}-IN`, parts).format(moment)),
    )
})
