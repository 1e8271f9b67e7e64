import { Link } from '@remix-run/react'
import { Fragment } from 'react'

type Props = {
  label: string
  tabs: { to: string; label: string; isCurrent: boolean }[]
  /** Whether they stay in one line on phones, which scrolls sideways. */
  isOneLine?: boolean
  className?: string
}

/** The classes of a row of links that scrolls sideways on phones instead of taking several lines. */
const oneLineClass = 'max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap'

/** Links to the parts of a screen. On phones they take several lines, so that none is out of sight, unless `isOneLine`. */
export function Tabs({ label, tabs, isOneLine = false, className = '' }: Props) {
  return (
    <nav
      className={`tabs flex gap-x-4 border-b border-line md:gap-x-6 print:hidden forced-colors:border-[Canvas] ${isOneLine ? oneLineClass : 'flex-wrap'} ${className}`}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Fragment key={tab.to}>
          <Link
            to={tab.to}
            aria-current={tab.isCurrent ? 'page' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center border-b-3 border-transparent text-soft no-underline visited:text-soft hover:border-line hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
          >
            {tab.label}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
