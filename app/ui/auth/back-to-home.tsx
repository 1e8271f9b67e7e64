import { useTranslation } from '~/i18n/use-translation'

/** The link from a screen of accounts to the podcast's home page. */
export function BackToHome() {
  const { t } = useTranslation('auth')
  return (
    <p>
      <a href="/xxperiment/index.html">{t('backToHome')}</a>
    </p>
  )
}
