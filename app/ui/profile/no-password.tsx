import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { SettingsFrame } from './settings-frame'

/** For members who signed up with Google: a password is set by a mailed link. */
export function NoPassword({ title }: { title: string }) {
  const { t } = useTranslation('settings')
  return (
    <SettingsFrame back={t('backToSettings')} title={title}>
      <p>{t('noPassword')}</p>
      <LinkButton to="/auth/forgot-password">{t('setPassword')}</LinkButton>
    </SettingsFrame>
  )
}
