import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { GoogleButton } from '~/ui/auth/google-button'

type Props = { hasGoogle: boolean; hasEmail: boolean; returnTo: string }

/** Lets members without a password confirm with Google, or set a password: by a mailed link or by recovery words. */
export function ConfirmByGoogle({ hasGoogle, hasEmail, returnTo }: Props) {
  const { t } = useTranslation('leaving')
  return (
    <>
      {hasGoogle && (
        <>
          <p>{t('needsGoogle')}</p>
          <GoogleButton redirectTo={returnTo} isConfirmation>
            {t('withGoogle')}
          </GoogleButton>
        </>
      )}
      <p>
        {t(hasGoogle ? 'orPassword' : 'needsPassword')}{' '}
        <Link to={hasEmail ? '/auth/forgot-password' : '/auth/recover'}>{t('setPassword')}</Link>
      </p>
    </>
  )
}
