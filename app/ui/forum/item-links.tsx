import { Fragment } from 'react'

export type ItemLink = { to: string; label: string }

type Props = {
  links: ItemLink[]
  /** The comment's, for those who hear the links one by one. */
  name?: string
}

/** Actions on somebody else's post or comment; each opens a page that asks, without scripts. */
export function ItemLinks({ links, name }: Props) {
  return links.map(({ to, label }) => (
    <Fragment key={to}>
      <a href={to} aria-label={name && `${label}: ${name}`}>
        {label}
      </a>{' '}
    </Fragment>
  ))
}
