import type { ReactNode } from 'react'
import { BackToHome } from './back-to-home'
import { formClass } from '~/ui/form/fields'
import { useTranslation } from '~/i18n/use-translation'
import { BackLink, Screen } from '~/ui/screen'

type Props = {
  title: string
  text: string
  summary: ReactNode
  /** A link to another way, below the form. */
  other?: ReactNode
  /** True when the screen is reached from sign-in: the link above it then leads back there. */
  isFromSignIn?: boolean
  children: ReactNode
}

/**
 * The attributes of a form with names or recovery words. Browsers do not fill it again when somebody goes back to it.
 * Fields with their own `autocomplete` still get suggestions from the browser.
 */
export const authForm = {
  method: 'post',
  noValidate: true,
  autoComplete: 'off',
  className: formClass,
} as const

/** The layout shared by sign-in and sign-up. */
export function AuthFrame({ title, text, summary, other, isFromSignIn, children }: Props) {
  const { t } = useTranslation('auth')
  return (
    <Screen width="narrow">
      {isFromSignIn ? <BackLink to="/auth/signin">{t('backToSignIn')}</BackLink> : <BackToHome />}
      {summary}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      {other && <p>{other}</p>}
    </Screen>
  )
}
