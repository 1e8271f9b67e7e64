import { dayOf } from '~/domain/day'
import { type Member, lacksSecondStep } from '~/domain/members/member'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import { formatDay } from '~/i18n/format-day'

/** Why somebody with a role was led to the set-up of a second step, and until when; null for members. */
export async function secondStepDemand(request: Request, member: Member): Promise<string | null> {
  if (!lacksSecondStep(member, 'moderator')) return null
  const language = await languageOf(request)
  const t = i18nOf(language).getFixedT(null, 'codes')
  const due = member.secondStepDue
  return due ? t('forTeamUntil', { until: formatDay(language, dayOf(due)) }) : t('forTeam')
}
