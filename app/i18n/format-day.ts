import type { Language } from './languages'
import { fixedT } from './use-translation'

type Month = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'

/**
 * A day in words: '2026-11-21' as '21 November 2026'. Not by `Intl.DateTimeFormat`, whose first use takes a browser
 * 17 ms, and a slow phone a hundred while it hydrates.
 */
export function formatDay(language: Language, day: string): string {
  return `${Number(day.slice(8))} ${formatMonth(language, day)}`
}

/** The month of '2026-11' or '2026-11-21' as 'November 2026'. */
export function formatMonth(language: Language, day: string): string {
  const [year, month] = day.split('-')
  return `${fixedT(language)(`months.${month as Month}`)} ${year}`
}
