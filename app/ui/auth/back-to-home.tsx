import { useTranslation } from '~/i18n/use-translation'
import { BackLink } from '~/ui/screen'

const home = '/xxperiment/index.html'

/** The link above a screen of accounts to the podcast's home page. */
export function BackToHome() {
  const { t } = useTranslation('auth')
  return (
    <BackLink to={home} reloadDocument>
      {t('backToHome')}
    </BackLink>
  )
}

/** The same in the middle of a screen that has nothing else to show. */
export function WayHome() {
  const { t } = useTranslation('auth')
  return (
    <p>
      <a href={home}>{t('backToHome')}</a>
    </p>
  )
}
