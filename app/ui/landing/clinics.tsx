import type { LandingContent } from '~/content/landing'
import { LinkButton } from '~/ui/button'

/** What a clinic wants to know first, and the way to talk to us. */
export function Clinics({ label, title, facts, talk }: LandingContent['clinics']) {
  return (
    <section
      className="section grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 bg-action-deep text-on-action md:grid-cols-2 dark:bg-raised dark:text-ink"
      aria-labelledby="clinics"
    >
      <div>
        <p className="mb-3 text-base font-semibold text-accent dark:text-accent-ink">{label}</p>
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
