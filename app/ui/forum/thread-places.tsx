import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import type { ItemLink } from './item-links'

/** The links under a post's title that lead to its comments and to the form. */
export function ThreadPlaces({ places }: { places: ItemLink[] }) {
  return (
    <p className="places">
      {places.map(({ to, label }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </p>
  )
}
