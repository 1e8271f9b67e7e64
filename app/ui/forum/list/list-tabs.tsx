import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { listUrl } from './list-url'

type Props = { q: string; current: string | undefined }

/** A tab for each type of post, with its own URL that keeps the search. */
export function ListTabs({ q, current }: Props) {
  const { t } = useTranslation('list')
  const tabs = [
    [undefined, t('all')],
    ['general', t('general')],
    ['episode', t('episodes')],
  ] as const
  return (
    <nav className="tabs" aria-label={t('tabs')}>
      {tabs.map(([type, label]) => (
        <Fragment key={label}>
          <Link
            to={listUrl({ q, type })}
            aria-current={type === current ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
