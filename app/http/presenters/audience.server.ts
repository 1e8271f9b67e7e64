import { audiences, type Audience } from '~/domain/posts/audience'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { Badge } from './thread.server'

/** Who may read a post, as the legend and options of a form's field. */
export function audienceChoice(language: Language, current?: Audience) {
  const t = getI18n(language).getFixedT(null, 'audience')
  const narrowing = current === 'everyone' ? ` ${t('narrowing')}` : ''
  return {
    legend: t('legend'),
    options: audiences.map((value) => ({
      value,
      label: t(value),
      ...(value === 'members' && { hint: t('note') + narrowing }),
    })),
  }
}

/** The mark of a post for members. */
export function audienceBadges(language: Language, { audience }: { audience: Audience }): Badge[] {
  const t = getI18n(language).getFixedT(null, 'audience')
  return audience === 'members' ? [{ label: t('badge'), note: t('badgeNote') }] : []
}
