import { backupDays } from '~/domain/backups/nightly-backup.server'
import { retention, type RetainedKind } from '~/domain/retention-periods'
import { getI18n } from '~/i18n/i18n.server'
import { env } from '~/runtime/env.server'
import type { Language } from '~/i18n/languages'

const sections = [
  'readers',
  'rights',
  'log',
  'messages',
  'questions',
  'grievances',
  'figures',
  'traces',
  'visits',
] as const

type Section = (typeof sections)[number]

/**
 * The privacy page's texts, with the periods that `purge` and the backups apply. A section's text has its paragraphs
 * in lines.
 */
export function privacyFacts(language: Language) {
  const t = getI18n(language).getFixedT(null, ['privacy', 'shell', 'auth'])
  const audio = t(`audio.${env.EPISODE_AUDIO}`)
  const spoken = {
    audio,
    titles: t('shell:neutralTitles'),
    exit: t('shell:quickExit'),
    shared: t('auth:sharedDevice'),
  }
  const links: Partial<Record<Section, { to: string; label: string }>> = {
    rights: { to: '/profile/settings', label: t('rightsLink') },
    messages: { to: '/#contact', label: t('messagesLink') },
    figures: { to: '/community', label: t('figuresLink') },
  }
  const copies = backupDays()
  const all = Object.keys(retention) as RetainedKind[]
  const kinds = all.filter((kind) => kind !== 'mailFiles' || !env.MAIL_URL)
  return {
    title: t('title'),
    description: t('description'),
    lead: t('lead'),
    contents: t('contents'),
    account: t('account'),
    accountLead: t('accountLead'),
    accountPoints: t('accountPoints', { returnObjects: true }),
    otherwise: t('otherwise'),
    what: t('what'),
    howLong: t('howLong'),
    kept: [
      ...kinds.map((name) => ({ name, count: retention[name] })),
      ...(copies === null ? [] : [{ name: 'copies', count: copies } as const]),
    ]
      .sort((a, b) => a.count - b.count)
      .map(({ name, count }) => ({ what: t(`kept.${name}`), howLong: t('days', { count }) })),
    sections: sections.map((name) => ({
      id: name,
      title: t(name),
      text: t(`${name}Text`, spoken),
      link: links[name] ?? null,
    })),
  }
}
