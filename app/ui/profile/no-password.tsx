import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { SettingsFrame } from './settings-frame'

/** For members who signed up with Google: a password is set by a mailed link. */
export function NoPassword({ title }: { title: string }) {
  const { t } = useTranslation('settings')
  return (
    <SettingsFrame back={t('backToSettings')} title={title}>
      <p>{t('noPassword')}</p>
      <Link className="button" to="/auth/forgot-password">
        {t('setPassword')}
      </Link>
    </SettingsFrame>
  )
}
