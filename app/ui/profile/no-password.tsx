import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { SettingsFrame } from './settings-frame'

/** For members without a password: sets one by a mailed link or, without email, by recovery words. */
export function NoPassword({ title, hasEmail }: { title: string; hasEmail: boolean }) {
  const { t } = useTranslation('settings')
  return (
    <SettingsFrame back={t('backToSettings')} title={title}>
      <p>{t(hasEmail ? 'noPassword' : 'noPasswordWords')}</p>
      <LinkButton to={hasEmail ? '/auth/forgot-password' : '/auth/recover'}>
        {t('setPassword')}
      </LinkButton>
    </SettingsFrame>
  )
}
