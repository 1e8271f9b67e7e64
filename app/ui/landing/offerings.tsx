import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton, buttonClass } from '~/ui/button'
import { Actions, Chip } from '~/ui/screen'
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
      <Actions>
        <a className={buttonClass()} href="/xxperiment/">
          {enter}
        </a>{' '}
        <LinkButton variant="quiet" to="/forum">
          {forum}
        </LinkButton>
      </Actions>
    </article>
  )
}

function AppOffer({ kind, name, text, features, note }: Content['app']) {
  const { t } = useTranslation('home')
  return (
    <article className="offer offer-app">
      <p className="label">
        {kind} <Chip>{t('comingSoon')}</Chip>
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
      <Actions>
        <LinkButton to="/contact/waitlist?list=waitlist">{t('waitlist')}</LinkButton>{' '}
        <LinkButton variant="quiet" to="/contact/waitlist?list=notify">
          {t('updates')}
        </LinkButton>
      </Actions>
      <p className="note">{note}</p>
    </article>
  )
}
