import type { ReactNode } from 'react'
import { BackToHome } from './back-to-home'
import { formClass } from '~/ui/form/fields'
import { Screen } from '~/ui/screen'

type Props = {
  title: string
  text: string
  summary: ReactNode
  other: ReactNode
  children: ReactNode
}

/**
 * The attributes of a form with names or recovery words. Browsers do not fill it again when somebody goes back to it;
 * fields with an `autocomplete` of their own are still offered what the browser has saved.
 */
export const authForm = {
  method: 'post',
  noValidate: true,
  autoComplete: 'off',
  className: formClass,
} as const

/** The layout shared by sign-in and sign-up. */
export function AuthFrame({ title, text, summary, other, children }: Props) {
  return (
    <Screen width="narrow">
      <BackToHome />
      {summary}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>{other}</p>
    </Screen>
  )
}
