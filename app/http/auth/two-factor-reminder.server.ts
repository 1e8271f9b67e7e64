import { dayOf } from '~/domain/day'
import { type Member, lacksTwoFactor } from '~/domain/members/member'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import { formatDay } from '~/i18n/format-day'

/** Tells team members why they must set up two-factor authentication, and by when; null for members. */
export async function twoFactorReminder(request: Request, member: Member): Promise<string | null> {
  if (!lacksTwoFactor(member, 'moderator')) return null
  const language = await languageOf(request)
  const t = i18nOf(language).getFixedT(null, 'codes')
  const due = member.secondStepDue
  return due ? t('forTeamUntil', { until: formatDay(language, dayOf(due)) }) : t('forTeam')
}
