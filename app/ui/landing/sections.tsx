import type { LandingContent } from '~/content/landing.server'
import { Link } from '@remix-run/react'
import type { Question } from '~/domain/posts/asked-this-week.server'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '../forum/item-parts'
import type { ReactNode } from 'react'

/** Why the company exists and what it promises. */
export function About({ label, title, text, promises }: LandingContent['about']) {
  return (
    <section id="about" className="about" tabIndex={-1}>
      <div>
        <p className="label">{label}</p>
        <h2>{title}</h2>
      </div>
      <p className="lead">{text}</p>
      <ul>
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

/** The newest questions of the forum; nothing in a week without any. */
export function Asked({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('home')
  const getTextAttributes = useGetTextAttributes()
  if (!questions.length) return null
  return (
    <section className="asked">
      <h2>{t('asked')}</h2>
      <ul>
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

/** Other ways to reach the company. */
export function ContactDetails({ email, phone, address: url, hours }: LandingContent['company']) {
  const { t } = useTranslation('home')
  return (
    <address>
      <dl className="contact-details">
        <dt>{t('mail')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
        </dd>
        <dt>{t('address')}</dt>
        <dd>{url}</dd>
        <dt>{t('hours')}</dt>
        <dd>{hours}</dd>
      </dl>
    </address>
  )
}

type SmallPrintProps = Pick<LandingContent, 'careers' | 'privacy' | 'terms'>

/** Careers, privacy and terms, which the footer links to. */
export function SmallPrint({ careers, privacy, terms }: SmallPrintProps) {
  return (
    <div className="small-print">
      <section id="careers" tabIndex={-1}>
        <h2>{careers.title}</h2>
        <p>{careers.text}</p>
      </section>
      <PrintedSection id="privacy" {...privacy}>
        <Link to="/privacy">{privacy.more}</Link>
      </PrintedSection>
      <PrintedSection id="terms" {...terms} />
    </div>
  )
}

type PrintedSectionProps = LandingContent['terms'] & { id: string; children?: ReactNode }

function PrintedSection({ id, title, points, children }: PrintedSectionProps) {
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
