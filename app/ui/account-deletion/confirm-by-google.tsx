import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { GoogleButton } from '~/ui/auth/google-button'

type Props = { hasGoogle: boolean; returnTo: string }

/** Lets members without a password confirm with Google, or set a password. */
export function ConfirmByGoogle({ hasGoogle, returnTo }: Props) {
  const { t } = useTranslation('leaving')
  return (
    <>
      {hasGoogle && (
        <>
          <p>{t('needsGoogle')}</p>
          <GoogleButton redirectTo={returnTo}>{t('withGoogle')}</GoogleButton>
        </>
      )}
      <p>
        {t('orPassword')} <Link to="/auth/forgot-password">{t('setPassword')}</Link>
      </p>
    </>
  )
}
