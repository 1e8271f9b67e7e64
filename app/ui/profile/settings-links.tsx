import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import '~/styles/settings.css'

/** Links from the settings to everything else of an account. The page must load `settings` and `profile`. */
export function SettingsLinks() {
  const { t } = useTranslation(['settings', 'profile'])
  return (
    <nav className="settings-links" aria-labelledby="account">
      <h2 id="account" tabIndex={-1}>
        {t('profile:account')}
      </h2>
      <ul>
        <li>
          <Link to="/profile/settings/password">{t('changePassword')}</Link>
        </li>
        <li>
          <Link to="/profile/settings/email">{t('changeEmail')}</Link>
        </li>
        <li>
          <Link to="/profile/settings/sessions">{t('sessions')}</Link>
        </li>
        <li>
          <Link to="/profile/settings/export">{t('exportData')}</Link>
        </li>
        <li>
          <Link to="/profile/settings/delete">{t('deleteAccount')}</Link>
        </li>
        <li>
          <Link to="/profile/reports">{t('reports')}</Link>
        </li>
        <li>
          <Link to="/profile/blocks">{t('blocks')}</Link>
        </li>
        <li>
          <Link to="/profile/reveals">{t('reveals')}</Link>
        </li>
      </ul>
    </nav>
  )
}
