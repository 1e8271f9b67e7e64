import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Screen, BackLink } from '~/ui/screen'

type Props = { title: string; summary?: ReactNode; children: ReactNode }

/** The layout of the screens about one passkey, with the link back to the list. */
export function PasskeyFrame({ title, summary, children }: Props) {
  const { t } = useTranslation('passkeys')
  return (
    <Screen width="narrow">
      <BackLink to="/profile/settings/second-step">{t('back')}</BackLink>
      {summary}
      <h1 dir="auto">{title}</h1>
      {children}
    </Screen>
  )
}
