import type { ReactNode } from 'react'
import { BackToHome } from './back-to-home'
import { formClass } from '~/ui/form/fields'
import { useTranslation } from '~/i18n/use-translation'
import { BackLink, Screen } from '~/ui/screen'

type Props = {
  title: string
  text: string
  summary: ReactNode
  /** Another way, below the form. */
  other?: ReactNode
  /** Whether one comes here from sign-in, to which it then leads back. */
  isFromSignIn?: boolean
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
