import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Links from the settings to the account's security. The page must load the `settings` namespace. */
export function SettingsLinks() {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('account')}>
      <h2>{t('account')}</h2>
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
