import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'

/** Shown to visitors in place of the comment form. */
export function SignInToJoin({ label, returnTo }: { label: string; returnTo: string }) {
  const { t } = useTranslation()
  return (
    <div className="panel" id="comment-form">
      <p>{label}</p>
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
