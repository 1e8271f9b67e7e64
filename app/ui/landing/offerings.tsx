import { sectionClass } from './section-link'
import type { LandingContent } from '~/content/landing'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton, buttonClass } from '~/ui/button'
import { Actions, Chip } from '~/ui/screen'
import { Phone } from './phone'

const offerClass =
  'offer flex flex-col rounded-[1.5rem] border border-line bg-raised p-6 p-[clamp(min(1.5rem,7vw),4vw,2.5rem)]'

type Content = LandingContent['services']

/** The two offerings, with a phone between them that has a screen for each. */
export function Services({ label, title, podcast, app, phone }: Content) {
  return (
    <section id="services" className={sectionClass} tabIndex={-1}>
      <p className="mb-3 font-semibold text-accent-ink">{label}</p>
      <h2 className="max-w-[22ch] text-2xl">{title}</h2>
      <div className="offers mt-8 mt-[clamp(2rem,5vw,3.5rem)] grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_15rem_minmax(0,1fr)] lg:gap-8">
        <PodcastOffer {...podcast} />
        <Phone {...phone} />
        <AppOffer {...app} />
      </div>
    </section>
  )
}

function PodcastOffer({ kind, name, text, questions, enter, forum }: Content['podcast']) {
  return (
    <article
      className={`offer-podcast bg-[radial-gradient(18rem_14rem_at_100%_0,var(--glow),transparent)] ${offerClass}`}
    >
      <p className="mb-3 font-semibold text-accent-ink">{kind}</p>
      <h3 className="mb-3 text-xl">{name}</h3>
      <p>{text}</p>
      <ul className="mt-6 grid flex-1 content-evenly gap-4 [&_li]:border-s-2 [&_li]:border-accent [&_li]:ps-5 [&_li]:font-serif [&_li]:text-lg [&_li:not(:lang(hi))]:italic">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Actions className="mt-auto pt-8">
        <a className={buttonClass({ className: 'text-center' })} href="/xxperiment/">
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
    <article
      className={`offer-app bg-[radial-gradient(18rem_14rem_at_0_0,var(--tint),transparent)] ${offerClass}`}
    >
      <p className="mb-3 font-semibold text-accent-ink">
        {kind} <Chip className="border-accent! whitespace-nowrap text-ink">{t('comingSoon')}</Chip>
      </p>
      <h3 className="mb-3 text-xl">{name}</h3>
      <p>{text}</p>
      <dl className="mt-6 grid gap-4 [&_dd]:text-soft [&_div]:border-s-2 [&_div]:border-success [&_div]:ps-5 [&_dt]:font-semibold">
        {features.map((feature) => (
          <div key={feature.title}>
            <dt>{feature.title}</dt>
            <dd>{feature.text}</dd>
          </div>
        ))}
      </dl>
      <Actions className="mt-auto pt-8">
        <LinkButton to="/contact/waitlist?list=waitlist">{t('waitlist')}</LinkButton>{' '}
        <LinkButton variant="quiet" to="/contact/waitlist?list=notify">
          {t('updates')}
        </LinkButton>
      </Actions>
      <p className="mt-4 text-sm text-soft">{note}</p>
    </article>
  )
}
