import type { ReactNode } from 'react'
import { BackToHome } from './back-to-home'
import { Screen } from '~/ui/screen'

type Props = {
  title: string
  text: string
  summary: ReactNode
  other: ReactNode
  children: ReactNode
}

/** The layout shared by sign-in and sign-up. */
export function AuthFrame({ title, text, summary, other, children }: Props) {
  return (
    <Screen width="narrow">
      {summary}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>{other}</p>
      <BackToHome />
    </Screen>
  )
}
