import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { ChoiceForm } from '../preferences/choice-form'

type Props = { lite: boolean; neutralTitles: boolean; currentPath: string; year: number }

/** Links, preferences that need no account, and the copyright. */
export function SiteFooter({ lite, neutralTitles, currentPath, year }: Props) {
  const { t } = useTranslation()
  return (
    <footer className="site-footer">
      <p>{t('footerPromise')}</p>
      <nav aria-label={t('footerNavigation')}>
        <Link to="/">{t('home')}</Link> <Link to="/forum">{t('forum')}</Link>{' '}
        <a href="/xxperiment/">{t('community')}</a> <Link to="/privacy">{t('privacy')}</Link>
      </nav>
      <ChoiceForm name="lite" value={lite ? '0' : '1'} returnTo={currentPath}>
        <button className="link-button">{lite ? t('toFull') : t('toLite')}</button>
      </ChoiceForm>
      <ChoiceForm name="titles" value={neutralTitles ? 'full' : 'neutral'} returnTo={currentPath}>
        <button className="link-button" aria-pressed={neutralTitles}>
          {t('neutralTitles')}
        </button>
      </ChoiceForm>
      <p>{t('copyright', { year, company: t('company') })}</p>
    </footer>
  )
}
