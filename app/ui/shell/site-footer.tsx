import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LiteToggle } from './lite-toggle'

type Props = { lite: boolean; currentPath: string; year: number }

/** The promise, the ways on, the lite version and the copyright. */
export function SiteFooter({ lite, currentPath, year }: Props) {
  const { t } = useTranslation()
  return (
    <footer className="site-footer">
      <p>{t('footerPromise')}</p>
      <nav aria-label={t('footerNavigation')}>
        <Link to="/">{t('home')}</Link>
        <Link to="/forum">{t('forum')}</Link>
        <a href="/xxperiment/">{t('community')}</a>
        <Link to="/privacy">{t('privacy')}</Link>
      </nav>
      <LiteToggle lite={lite} currentPath={currentPath} />
      <p>{t('copyright', { year, company: t('company') })}</p>
    </footer>
  )
}
