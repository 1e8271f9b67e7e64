import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

/** How long an episode is: '42 min'. */
export function formatLength(language: Language, seconds: number): string {
  const count = Math.max(1, Math.round(seconds / 60))
  return i18nOf(language).getFixedT(null, 'thread')('minutes', { count })
}
