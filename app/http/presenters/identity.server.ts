import type { Member } from '~/domain/members/member'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { buildAvatar } from './authors.server'

/** The choice between a named and an anonymous post, as the legend and options of a form field. */
export function identityChoice(language: Language, member: Member) {
  const t = getI18n(language).getFixedT(null, 'identity')
  const name = member.displayName ?? member.username
  const avatarOf = (isAnonymous: boolean) => buildAvatar(language, { isAnonymous, user: member })
  return {
    legend: t('legend'),
    options: [
      {
        value: 'on',
        label: t('anonymous'),
        hint: getI18n(language).t('writing:anonymouslyNote'),
        avatar: avatarOf(true),
      },
      {
        value: 'false',
        label: t('named', { name }),
        hint: t('namedNote'),
        avatar: avatarOf(false),
      },
    ],
  }
}
