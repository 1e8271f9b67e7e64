import { Link } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from '~/i18n/use-translation'

/** Links from the settings to the other account pages. The page must load the `settings` and `profile` namespaces. */
export function SettingsLinks({ hasEmail }: { hasEmail: boolean }) {
  const { t } = useTranslation(['settings', 'profile'])
  return (
    <nav className="mt-8" aria-labelledby="account">
      <h2 id="account" tabIndex={-1}>
        {t('profile:account')}
      </h2>
      <Group
        title={t('signingIn')}
        links={[
          ['/profile/settings/password', t('changePassword')],
          ['/profile/settings/email', t(hasEmail ? 'changeEmail' : 'addEmail')],
          ['/profile/settings/recovery-words', t('recoveryWords')],
          ['/profile/settings/second-step', t('secondStep')],
          ['/profile/settings/sessions', t('sessions')],
        ]}
      />
      <Group
        title={t('yourData')}
        links={[
          ['/profile/settings/export', t('exportData')],
          ['/profile/settings/delete', t('deleteAccount')],
        ]}
      />
      <Group
        title={t('safety')}
        links={[
          ['/profile/reports', t('reports')],
          ['/profile/blocks', t('blocks')],
          ['/profile/reveals', t('reveals')],
          ['/forum/hidden', t('hidden')],
        ]}
      />
    </nav>
  )
}

function Group({ title, links }: { title: string; links: [to: string, label: string][] }) {
  const id = useId()
  return (
    <>
      <h3 id={id} className="mt-6 font-sans text-sm leading-body font-semibold text-soft">
        {title}
      </h3>
      <ul
        aria-labelledby={id}
        className="mt-2 rounded-xl border border-line bg-raised [&>li+li]:border-t [&>li+li]:border-line"
      >
        {links.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between px-4 py-2 no-underline hover:underline"
            >
              {label}
              <span className="ms-4 text-soft" aria-hidden="true">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
