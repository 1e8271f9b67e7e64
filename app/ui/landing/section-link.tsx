import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = { to: string; className?: string; children: ReactNode }

/**
 * A link to a section of this page. Not a plain `#id`: Remix would treat it as going back to the first visit and
 * restore that scroll position.
 */
export function SectionLink({ to, ...rest }: Props) {
  const { search } = useLocation()
  return <Link to={{ search, hash: to }} {...rest} />
}
