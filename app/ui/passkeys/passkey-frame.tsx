import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'

type Props = { title: string; summary?: ReactNode; children: ReactNode }

/** The layout of the screens about one passkey, with the way back to the list. */
export function PasskeyFrame({ title, summary, children }: Props) {
  const { t } = useTranslation('passkeys')
  return (
    <main id="main" className="screen narrow">
      {summary}
      <Link className="back" to="/profile/settings/second-step">
        {t('back')}
      </Link>
      <h1 dir="auto">{title}</h1>
      {children}
    </main>
  )
}
