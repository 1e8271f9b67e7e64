import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = { to: string; className?: string; children: ReactNode }

/**
 * A link to a section of this page, by its id. Not a plain `#id`: Remix would take that for a way back to where the
 * page was first opened, and scroll there.
 */
export function SectionLink({ to, ...rest }: Props) {
  const { search } = useLocation()
  return <Link to={{ search, hash: to }} {...rest} />
}
