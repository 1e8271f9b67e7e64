import type { MonthlyReveals } from '~/domain/moderation/count-reveals.server'
import type { LogLine } from '~/domain/moderation/log-line.server'
import type { Language } from '~/i18n/languages'
import { formatDay, formatMonth } from '~/i18n/format-day'

/** Formats the days of log lines on the server, to spare the client the code. */
export function logLabels(language: Language, lines: LogLine[]) {
  return lines.map((line) => ({
    ...line,
    dayLabel: formatDay(language, line.day),
    untilLabel: line.until && formatDay(language, line.until),
  }))
}

/** Counts of months, with the months in words. */
export function monthLabels(language: Language, months: MonthlyReveals[]) {
  return months.map(({ month, count }) => ({ month: formatMonth(language, month), count }))
}
