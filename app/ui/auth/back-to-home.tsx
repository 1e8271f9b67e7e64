import { useTranslation } from '~/i18n/use-translation'
import { BackLink } from '~/ui/screen'

const home = '/xxperiment/index.html'

/** The link to the podcast's home page, above an account screen. */
export function BackToHome() {
  const { t } = useTranslation('auth')
  return (
    <BackLink to={home} reloadDocument>
      {t('backToHome')}
    </BackLink>
  )
}

/** The same link, in the middle of a screen that has nothing else to show. */
export function WayHome() {
  const { t } = useTranslation('auth')
  return (
    <p>
      <a href={home}>{t('backToHome')}</a>
    </p>
  )
}
