import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Language } from '~/i18n/languages'
import { removeLocalDraftsForGood } from '~/ui/draft/local-drafts'
import { LanguageLink } from './language-link'
import { QuickExit } from './quick-exit'
import { ThemeToggle } from './theme-toggle'

type Props = {
  member: { username: string } | null
  language: Language
  theme: 'light' | 'dark'
  /** With the query. */
  currentPath: string
  onThemeChange: (theme: 'light' | 'dark') => void
}

/** The site's name, navigation, language and theme. */
export function SiteHeader({ member, language, theme, currentPath, onThemeChange }: Props) {
  const { t } = useTranslation()
  const [account, label] = member ? ['/profile', t('profile')] : ['/auth/signin', t('signIn')]
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
          {label}
        </Link>
        {member && !isAt('/profile', currentPath) && <SignOut />}
        {currentPath.startsWith('/forum') && <QuickExit />}
      </nav>
    </header>
  )
}

// For screens other than the profile, which has its own button.
function SignOut() {
  const { t } = useTranslation()
  return (
    <form method="post" action="/auth/signout" onSubmit={removeLocalDraftsForGood}>
      <button className="link-button">{t('signOut')}</button>
    </form>
  )
}

function currentOf(path: string, currentPath: string) {
  if (isAt(path, currentPath)) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

function isAt(path: string, currentPath: string) {
  return currentPath.split('?')[0] === path
}
