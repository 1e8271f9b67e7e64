import type { Member } from '~/domain/members/member'
import { lacksSecondStep } from '~/domain/members/require-role'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

/**
 * What the header calls the way to moderation: with how many items wait, or, for who lacks a second step, without. Null
 * for who may not moderate.
 */
export function moderationLabel(
  language: Language,
  member: Member,
  waiting: number | null,
): string | null {
  const t = i18nOf(language).getFixedT(null, 'thread')
  if (waiting) return t('moderationWaiting', { count: waiting })
  return waiting === 0 || lacksSecondStep(member, 'moderator') ? t('moderation') : null
}
