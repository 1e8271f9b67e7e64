import { Link } from '@remix-run/react'
import { Fragment, useEffect, useRef } from 'react'

type Props = {
  label: string
  tabs: { to: string; label: string; isCurrent: boolean }[]
  className?: string
}

/**
 * Links to the parts of a screen. On phones they wrap, so that no link is out of sight. In a row that scrolls sideways,
 * the current link is brought into sight, also after the window was turned.
 */
export function Tabs({ label, tabs, className = '' }: Props) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  useEffect(() => {
    const row = nav.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !link) return
    const observer = new ResizeObserver(() => {
      const before = link.offsetLeft - row.offsetLeft
      row.scrollLeft = before - (row.clientWidth - link.offsetWidth) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current])
  return (
    <nav
      ref={nav}
      className={`tabs flex flex-wrap gap-x-4 border-b border-line md:gap-x-6 print:hidden forced-colors:border-[Canvas] ${className}`}
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
