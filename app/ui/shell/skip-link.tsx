import { useTranslation } from '~/i18n/use-translation'

/** The link to the main content, first on every page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  )
}
