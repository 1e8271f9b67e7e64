import { useTranslation } from 'react-i18next'

/** The first link of every page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  )
}
