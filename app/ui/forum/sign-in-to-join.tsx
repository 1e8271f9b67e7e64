import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** What a visitor sees in place of the comment form. */
export function SignInToJoin({ words, returnTo }: { words: string; returnTo: string }) {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <p>{words}</p>
      <Link
        className="button"
        to={{
          pathname: '/auth/signin',
          search: `?${new URLSearchParams({ redirectTo: returnTo })}`,
        }}
      >
        {t('signIn')}
      </Link>
    </div>
  )
}
