import type { ReactNode } from 'react'
import { Screen, BackLink } from '~/ui/screen'

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
    <Screen width="narrow">
      <BackLink to="/profile/settings">{back}</BackLink>
      {summary}
      <h1>{title}</h1>
      {children}
    </Screen>
  )
}
