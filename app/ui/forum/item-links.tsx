import { Fragment } from 'react'
import { useTranslation } from '~/i18n/use-translation'

export type ItemLink = { to: string; label: string }

type Props = {
  links: ItemLink[]
  /** The comment's, for those who hear the links one by one. */
  name?: string
}

/** Actions on somebody else's post or comment, folded; each opens a page that asks, without scripts. */
export function ItemLinks({ links, name }: Props) {
  const { t } = useTranslation('forum')
  const named = (label: string) => (name ? `${label}: ${name}` : label)
  if (!links.length) return null
  return (
    <details className="more">
      <summary aria-label={named(t('more'))}>⋯</summary>
      <div>
        {links.map(({ to, label }) => (
          <Fragment key={to}>
            <a href={to} aria-label={named(label)}>
              {label}
            </a>{' '}
          </Fragment>
        ))}
      </div>
    </details>
  )
}
