import type { LandingContent } from '~/content/landing'
import { Link } from '@remix-run/react'
import type { Question } from '~/domain/posts/asked-this-week.server'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '../forum/item-parts'
import { sectionClass } from './section-link'
import { LinkButton } from '~/ui/button'

/** The company's purpose and promises. */
export function About({ label, title, text, promises }: LandingContent['about']) {
  return (
    <section
      id="about"
      className={`${sectionClass} about grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 border-y border-line bg-raised md:grid-cols-2`}
      tabIndex={-1}
    >
      <div>
        <p className="mb-3 font-semibold text-accent-ink">{label}</p>
        <h2 className="max-w-[22ch] text-2xl">{title}</h2>
      </div>
      <p className="max-w-[34em] text-lg text-soft md:self-end">{text}</p>
      <ul className="mt-4 mt-[clamp(1rem,4vw,3rem)] grid gap-8 md:col-span-full md:grid-cols-3 [&_h3]:mb-2 [&_li]:border-t-2 [&_li]:border-accent [&_li]:pt-4 [&_p]:text-soft">
        {promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The newest questions of the forum. Renders nothing in a week without questions. */
export function Asked({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('home')
  const getTextAttributes = useGetTextAttributes()
  if (!questions.length) return null
  return (
    <section className="asked grid grid-cols-1 gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 border-t border-line py-12 pr-(--edge-space) pl-(--edge-space) md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:px-0">
      <h2 className="max-w-[22ch] text-2xl">{t('asked')}</h2>
      <ul className="[&_a]:block [&_a]:py-3.5 [&_a]:font-serif [&_a]:text-lg [&_a]:no-underline [&_a:hover]:underline [&_a:not(:hover):not(:visited)]:text-ink [&_li+li]:border-t [&_li+li]:border-line">
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/forum/post/${id}`} {...getTextAttributes(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first facts for a clinic, and a link to talk to us. */
export function Clinics({ label, title, facts, talk }: LandingContent['clinics']) {
  return (
    <section
      className={`${sectionClass} grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 bg-action-deep text-on-action md:grid-cols-2 dark:bg-raised dark:text-ink`}
      aria-labelledby="clinics"
    >
      <div>
        <p className="mb-3 text-base font-semibold dark:text-accent-ink">{label}</p>
        <h2 className="max-w-[22ch] text-2xl" id="clinics">
          {title}
        </h2>
        <LinkButton
          variant="quiet"
          className="mt-8 border-current! text-inherit! hover:bg-transparent!"
          to="/contact/curtain?intent=pilot"
        >
          {talk}
        </LinkButton>
      </div>
      <dl className="grid gap-6">
        {facts.map((fact) => (
          <div key={fact.title} className="border-s-2 border-accent ps-5">
            <dt className="font-serif text-lg font-semibold">{fact.title}</dt>
            <dd className="mt-1">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
