import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

/** What the header calls the way to moderation, with how many items wait; null for who may not moderate. */
export function moderationLabel(language: Language, waiting: number | null): string | null {
  if (waiting === null) return null
  const t = i18nOf(language).getFixedT(null, 'thread')
  return waiting ? t('moderationWaiting', { count: waiting }) : t('moderation')
}
