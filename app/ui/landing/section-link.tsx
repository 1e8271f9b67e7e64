import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

/** The classes of a part of the landing page that is as wide as the window. */
export const sectionClass =
  'pt-16 pt-[clamp(4rem,10vw,8rem)] pr-(--edge-space) pb-16 pb-[clamp(4rem,10vw,8rem)] pl-(--edge-space) focus:outline-none print:px-0 print:py-4'

type Props = { to: string; className?: string; children: ReactNode }

/**
 * A link to a section of this page. It is not a plain `#id`, because Remix would treat that as going back to the first
 * visit and restore its scroll position.
 */
export function SectionLink({ to, ...rest }: Props) {
  const { search } = useLocation()
  return <Link to={{ search, hash: to }} {...rest} />
}
