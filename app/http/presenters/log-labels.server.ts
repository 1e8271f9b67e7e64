import type { LogLine } from '~/domain/moderation/log-line.server'
import type { Language } from '~/i18n/languages'
import { formatDay } from './thread-labels.server'

/** Lines of the log with their days as pages write them, which costs the browser nothing. */
export function logLabels(language: Language, lines: LogLine[]) {
  return lines.map((line) => ({
    ...line,
    dayLabel: formatDay(language, line.day),
    untilLabel: line.until && formatDay(language, line.until),
  }))
}
