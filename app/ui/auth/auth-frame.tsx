import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  title: string
  text: string
  summary: ReactNode
  other: ReactNode
  children: ReactNode
}

/** The layout shared by sign-in and sign-up. */
export function AuthFrame({ title, text, summary, other, children }: Props) {
  const { t } = useTranslation('auth')
  return (
    <main id="main" className="screen narrow">
      {summary}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>{other}</p>
      <p>
        <a href="/xxperiment/index.html">{t('backToHome')}</a>
      </p>
    </main>
  )
}
