import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { receiveMessage } from '~/http/contact-form.server'
import { pageHead } from '~/i18n/page-head'
import { ContactSection, ContactSummary } from '~/ui/contact/contact-section'
import { keepForm } from '~/ui/feedback/unsent'

export const meta: MetaFunction = (screen) =>
  pageHead(screen, { title: (t) => t('shell:company'), description: (t) => t('home:text') })

export const handle = { i18n: ['home', 'contact', 'forms'] }

export const action = (args: ActionFunctionArgs) => receiveMessage(args)

export const clientAction = keepForm('sign-in-unsent')

export { shouldRevalidate } from '~/ui/feedback/unsent'

export default function Home() {
  const { t } = useTranslation('home')
  return (
    <main id="main" className="screen home">
      <ContactSummary />
      <p className="label">{t('eyebrow')}</p>
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <div className="actions">
        <Link className="button" to="/forum">
          {t('toForum')}
        </Link>
        <a className="button button-quiet" href="/xxperiment/">
          {t('toPodcast')}
        </a>
      </div>
      <ul className="promises">
        {(['anonymous', 'everywhere', 'bilingual'] as const).map((promise) => (
          <li key={promise}>
            <h2>{t(`${promise}.title`)}</h2>
            <p>{t(`${promise}.text`)}</p>
          </li>
        ))}
      </ul>
      <ContactSection />
    </main>
  )
}
