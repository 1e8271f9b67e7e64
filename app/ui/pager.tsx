import { Link, type LinkProps } from '@remix-run/react'
import { buttonClass } from './button'

type Way = Pick<LinkProps, 'to'> & { label: string }

type Props = {
  label: string
  /** The way back to the first page, on all others. */
  first?: Way | false
  /** The way to the next page, if there is one. */
  next?: Way | false | null | ''
}

const linkClass = buttonClass({ variant: 'quiet', className: 'font-normal' })

/** The links between the pages of a list; nothing if there is one page. */
export function Pager({ label, first, next }: Props) {
  if (!first && !next) return null
  return (
    <nav className="pager flex flex-wrap justify-between gap-3" aria-label={label}>
      {first && (
        <Link className={linkClass} to={first.to}>
          {first.label}
        </Link>
      )}{' '}
      {next && (
        <Link className={`${linkClass} ms-auto`} to={next.to} rel="next">
          {next.label}
        </Link>
      )}
    </nav>
  )
}
