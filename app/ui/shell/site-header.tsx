import { Link } from '@remix-run/react'
import type { Language } from '~/i18n/languages'
import { useTranslation } from '~/i18n/use-translation'
import { LanguageLink } from '../preferences/language-link'
import { QuickExit } from './quick-exit'
import { SignOut } from './sign-out'
import { ThemeToggle } from '../preferences/theme-toggle'

type Props = {
  member: { moderation: string | null } | null
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
      </Link>{' '}
      <LanguageLink language={language} currentPath={currentPath} />{' '}
      <ThemeToggle theme={theme} currentPath={currentPath} onThemeChange={onThemeChange} />
      <nav aria-label={t('siteNavigation')}>
        <Link to="/forum" aria-current={currentOf('/forum', currentPath)}>
          {t('forum')}
        </Link>{' '}
        <a href="/xxperiment/">{t('podcast')}</a>{' '}
        <Link to={account} aria-current={currentOf(account, currentPath)}>
          {label}
        </Link>{' '}
        {member?.moderation && (
          <Link to="/moderation" aria-current={currentOf('/moderation', currentPath)}>
            {member.moderation}
          </Link>
        )}{' '}
        {/* The profile has its own. */}
        {member && !isAt('/profile', currentPath) && <SignOut className="link-button" />}
        {/^\/(forum|profile)/.test(currentPath) && <QuickExit />}
      </nav>
    </header>
  )
}

function currentOf(path: string, currentPath: string) {
  if (isAt(path, currentPath)) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

function isAt(path: string, currentPath: string) {
  return currentPath.split('?')[0] === path
}
