import { useTranslation } from 'react-i18next'

/** The way to Google and back to `redirectTo`; a plain link, which leaves the site. */
export function GoogleButton({ redirectTo }: { redirectTo: string | null }) {
  const { t } = useTranslation('auth')
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
  return (
    <p>
      <a className="button button-quiet" href={`/api/auth/google${query}`}>
        {t('withGoogle')}
      </a>
    </p>
  )
}
