import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Language } from '~/i18n/languages'
import { LanguageLink } from './language-link'
import { QuickExit } from './quick-exit'
import { ThemeToggle } from './theme-toggle'

type Props = {
  member: { username: string } | null
  language: Language
  theme: 'light' | 'dark'
  /** Path and query of the page. */
  currentPath: string
  onThemeChange: (theme: 'light' | 'dark') => void
}

/** Name, language, theme and the ways through the site, on one line or two. */
export function SiteHeader({ member, language, theme, currentPath, onThemeChange }: Props) {
  const { t } = useTranslation()
  const [account, words] = member ? ['/profile', t('profile')] : ['/auth/signin', t('signIn')]
  return (
    <header className="site-header">
      <Link className="brand" to="/">
        {t('company')}
      </Link>
      <LanguageLink language={language} currentPath={currentPath} />
      <ThemeToggle theme={theme} currentPath={currentPath} onThemeChange={onThemeChange} />
      <nav aria-label={t('siteNavigation')}>
        <Link to="/forum" aria-current={currentOf('/forum', currentPath)}>
          {t('forum')}
        </Link>
        <a href="/xxperiment/">{t('podcast')}</a>
        <Link to={account} aria-current={currentOf(account, currentPath)}>
          {words}
        </Link>
        {currentPath.startsWith('/forum') && <QuickExit />}
      </nav>
    </header>
  )
}

function currentOf(path: string, currentPath: string) {
  const [pathname] = currentPath.split('?')
  if (pathname === path) return 'page'
  return pathname?.startsWith(`${path}/`) ? 'true' : undefined
}
