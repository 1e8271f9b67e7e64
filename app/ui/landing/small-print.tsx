import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LandingContent } from '~/content/landing'

type Props = Pick<LandingContent, 'careers' | 'privacy' | 'terms'>

/** Careers, privacy and terms, which the footer links to. */
export function SmallPrint({ careers, privacy, terms }: Props) {
  return (
    <div className="section grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-12 border-t border-line md:grid-cols-3 [&_h2]:mb-4 [&_li]:text-soft [&_li+li]:mt-3 [&_p]:text-soft [&>section]:scroll-mt-10">
      <section id="careers" tabIndex={-1}>
        <h2>{careers.title}</h2>
        <p>{careers.text}</p>
      </section>
      <Section id="privacy" {...privacy}>
        <Link to="/privacy">{privacy.more}</Link>
      </Section>
      <Section id="terms" {...terms} />
    </div>
  )
}

type SectionProps = LandingContent['terms'] & { id: string; children?: ReactNode }

function Section({ id, title, points, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}
