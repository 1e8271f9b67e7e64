import { Link } from '@remix-run/react'
import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'
import { Phone } from './phone'

type Content = LandingContent['services']

/** The two offerings; between them a phone with a screen of each. */
export function Services({ label, title, podcast, app, phone }: Content) {
  return (
    <section id="services" tabIndex={-1}>
      <p className="label">{label}</p>
      <h2>{title}</h2>
      <div className="offers">
        <PodcastOffer {...podcast} />
        <Phone {...phone} />
        <AppOffer {...app} />
      </div>
    </section>
  )
}

function PodcastOffer({ kind, name, text, questions, enter, forum }: Content['podcast']) {
  return (
    <article className="offer offer-podcast">
      <p className="label">{kind}</p>
      <h3>{name}</h3>
      <p>{text}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className="actions">
        <a className="button" href="/xxperiment/">
          {enter}
        </a>{' '}
        <Link className="button button-quiet" to="/forum">
          {forum}
        </Link>
      </div>
    </article>
  )
}

function AppOffer({ kind, name, text, features, note }: Content['app']) {
  const { t } = useTranslation('home')
  return (
    <article className="offer offer-app">
      <p className="label">
        {kind} <span className="badge">{t('comingSoon')}</span>
      </p>
      <h3>{name}</h3>
      <p>{text}</p>
      <dl>
        {features.map((feature) => (
          <div key={feature.title}>
            <dt>{feature.title}</dt>
            <dd>{feature.text}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Link className="button" to="/contact/waitlist?list=waitlist">
          {t('waitlist')}
        </Link>{' '}
        <Link className="button button-quiet" to="/contact/waitlist?list=notify">
          {t('updates')}
        </Link>
      </div>
      <p className="note">{note}</p>
    </article>
  )
}
