import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  summary?: ReactNode
  /** The words of the way back. */
  back: string
  children: ReactNode
}

/** What the pages below the settings have in common: summary, the way back, heading. */
export function SettingsFrame({ title, summary, back, children }: Props) {
  return (
    <main id="main" className="screen narrow">
      {summary}
      <Link className="back" to="/profile/settings">
        {back}
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
