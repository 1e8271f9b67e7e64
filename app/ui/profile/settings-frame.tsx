import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  summary?: ReactNode
  /** The label of the link back. */
  back: string
  children: ReactNode
}

/** The layout of the settings' subpages. */
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
