import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { landingContent } from '~/content/landing.server'
import { bestEffort } from '~/domain/best-effort.server'
import { second } from '~/domain/durations'
import { askedThisWeek, type Question } from '~/domain/posts/asked-this-week.server'
import { receiveMessage } from '~/http/forms/contact-forms.server'
import { getMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { contactFormId } from '~/ui/contact/contact-problems'
import { ContactSection, ContactSummary } from '~/ui/contact/contact-section'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget } from '~/ui/focus-on-target'
import { About, Asked, ContactDetails, SmallPrint } from '~/ui/landing/sections'
import { LandingFooter } from '~/ui/landing/landing-footer'
import { Hero } from '~/ui/landing/hero'
import { Intro } from '~/ui/landing/intro'
import { Services } from '~/ui/landing/offerings'
import { Team } from '~/ui/landing/team'
import { useRootData } from '~/ui/root-data'
import '~/styles/landing.css'
import sectionStyles from '~/styles/landing-sections.css?url'

export const meta: MetaFunction<typeof loader> = (screen) =>
  pageHead(screen, {
    title: (t) => t('shell:company'),
    description: () => screen.data?.hero.subtitle ?? '',
  })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const content = landingContent(await getLanguage(request))
  let asked: Question[] = []
  const read = async () => void (asked = await askedThisWeek(await getMember(request, context)))
  // The page does without the database.
  await bestEffort('asked this week', read, second)
  return { ...content, asked }
}

export const handle = { i18n: ['home', 'contact', 'forms'], typedForm: () => contactFormId }

export const action = (args: ActionFunctionArgs) => receiveMessage(args)

export const clientAction = submitFallback('sign-in-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Home() {
  const content = useLoaderData<typeof loader>()
  useFocusOnTarget()
  const root = useRootData()
  const { hero, about, services, team, contact, company } = content
  // The intro must not hide a notice or a refusal.
  const hasIntro = !root?.lite && !root?.notice && !root?.refused
  return (
    <>
      {hasIntro && <Intro frames={content.intro} />}
      <main id="main" className="landing">
        <ContactSummary />
        <Hero {...hero} />
        <link rel="stylesheet" href={sectionStyles} />
        <Asked questions={content.asked} />
        <About {...about} />
        <Services {...services} />
        <Team {...team} />
        <section id="contact" className="contact" tabIndex={-1}>
          <div>
            <p className="label">{contact.label}</p>
            <h2>{contact.title}</h2>
            <p className="lead">{contact.text}</p>
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
