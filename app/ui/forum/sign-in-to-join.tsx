import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** What a visitor sees in place of the comment form. */
export function SignInToJoin({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation(['forum', 'shell'])
  return (
    <div className="panel">
      <p>{t('signInToJoin')}</p>
      <Link
        className="button"
        to={{
          pathname: '/auth/signin',
          search: `?${new URLSearchParams({ redirectTo: returnTo })}`,
        }}
      >
        {t('shell:signIn')}
      </Link>
    </div>
  )
}
