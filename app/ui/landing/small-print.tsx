import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LandingContent } from '~/content/landing.server'

type Props = Pick<LandingContent, 'careers' | 'privacy' | 'terms'>

/** Careers, privacy and terms, which the footer links to. */
export function SmallPrint({ careers, privacy, terms }: Props) {
  return (
    <div className="small-print">
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
