import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { title: string; summary?: ReactNode; children: ReactNode }

/** What the pages below the settings have in common: summary, the way back, heading. */
export function SettingsFrame({ title, summary, children }: Props) {
  const { t } = useTranslation('settings')
  return (
    <main id="main" className="screen narrow">
      {summary}
      <Link className="back" to="/profile/settings">
        {t('backToSettings')}
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
