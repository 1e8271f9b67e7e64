import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { landingContent, type LandingContent } from '~/content/landing'
import { bestEffort } from '~/domain/best-effort.server'
import { second } from '~/domain/durations'
import { askedThisWeek, type Question } from '~/domain/posts/asked-this-week.server'
import { handleMessageForm } from '~/http/forms/contact-forms.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'
import { getMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { contactFormId } from '~/ui/contact/contact-problems'
import { sectionClass } from '~/ui/landing/section-link'
import { ContactSection, ContactSummary, FlowLinks } from '~/ui/contact/contact-section'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget } from '~/ui/screen'
import { About, Asked, Clinics } from '~/ui/landing/sections'
import { LandingFooter, SmallPrint } from '~/ui/landing/landing-footer'
import { Hero } from '~/ui/landing/hero'
import { Intro } from '~/ui/landing/intro'
import { Services } from '~/ui/landing/offerings'
import { Team } from '~/ui/landing/team'
import { useRootData } from '~/ui/root-data'
import { useTranslation } from '~/i18n/use-translation'
import sectionStyles from '~/styles/landing-sections.css?url'
import '~/styles/landing.css'

export const meta: MetaFunction<typeof loader> = (screen) =>
  pageHead(screen, {
    title: (t) => t('shell:company'),
    description: () => screen.data?.description ?? '',
  })

export async function loader({ request, context }: LoaderFunctionArgs) {
  let asked: Question[] = []
  const read = async () => {
    const member = await getMember(request, context)
    asked = await askedThisWeek(member, hiddenFrom(member, request))
  }
  // The page must also work without the database.
  await bestEffort('asked this week', read, second)
  return { description: landingContent(await getLanguage(request)).hero.subtitle, asked }
}

export const handle = { i18n: ['home', 'contact', 'forms'], textFormId: () => contactFormId }

export const action = (args: ActionFunctionArgs) => handleMessageForm(args)

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Home() {
  const { asked } = useLoaderData<typeof loader>()
  const content = landingContent(useTranslation('home').language)
  useFocusOnTarget()
  const root = useRootData()
  const { hero, about, services, team, contact, company } = content
  // The intro must not hide a notice or a refusal.
  const hasIntro = !root?.lite && !root?.notice && !root?.refused
  return (
    <>
      {hasIntro && <Intro frames={content.intro} />}
      <main
        id="main"
        className="landing flex-1 overflow-x-clip not-supports-[overflow:clip]:overflow-hidden"
      >
        <ContactSummary />
        <Hero {...hero} />
        <link rel="stylesheet" href={sectionStyles} />
        <Asked questions={asked} />
        <About {...about} />
        <Clinics {...content.clinics} />
        <Services {...services} />
        <Team {...team} />
        <section
          id="contact"
          className={`${sectionClass} contact grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 md:grid-cols-2 md:items-start`}
          tabIndex={-1}
        >
          <div>
            <p className="mb-3 font-semibold text-accent-ink">{contact.label}</p>
            <h2 className="max-w-[22ch] text-2xl">{contact.title}</h2>
            <p className="mt-4 max-w-[34em] text-lg text-soft">{contact.text}</p>
            <FlowLinks />
            <ContactDetails {...company} />
          </div>
          <ContactSection />
        </section>
        <SmallPrint {...content} />
      </main>
      <LandingFooter {...content} />
    </>
  )
}

// Other ways to reach the company.
function ContactDetails({ email, phone, address, hours }: LandingContent['company']) {
  const { t } = useTranslation('home')
  return (
    <address>
      <dl className="mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 border-y border-line py-6 not-italic [&_dd]:min-w-0 [&_dt]:text-soft">
        <dt>{t('mail')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
        </dd>
        <dt>{t('address')}</dt>
        <dd>{address}</dd>
        <dt>{t('hours')}</dt>
        <dd>{hours}</dd>
      </dl>
    </address>
  )
}
