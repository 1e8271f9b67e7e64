import { toIsoDay } from '~/domain/day'
import { type Member, lacksTwoFactor } from '~/domain/members/member'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { formatDay } from '~/i18n/format-day'

/** Tells team members why they must set up two-factor authentication, and by when; null for members. */
export async function twoFactorReminder(request: Request, member: Member): Promise<string | null> {
  if (!lacksTwoFactor(member, 'moderator')) return null
  const language = await getLanguage(request)
  const t = getI18n(language).getFixedT(null, 'codes')
  const due = member.secondStepDue
  return due ? t('forTeamUntil', { until: formatDay(language, toIsoDay(due)) }) : t('forTeam')
}
