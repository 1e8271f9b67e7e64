import type { LogLine } from '~/domain/moderation/log-line.server'
import type { Language } from '~/i18n/languages'
import { dayWords } from './thread-words.server'

/** Lines of the log with their days as pages write them, which costs the browser nothing. */
export function logWords(language: Language, lines: LogLine[]) {
  return lines.map((line) => ({
    ...line,
    dayWords: dayWords(language, line.day),
    untilWords: line.until && dayWords(language, line.until),
  }))
}
