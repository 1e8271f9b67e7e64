import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '../hydrated'
import { Icon } from '../button'
import type { LandingContent } from '~/content/landing'
import { sectionClass, SectionLink } from './section-link'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A button that plays the intro again, if motion is allowed. */
function ReplayIntro() {
  const { t } = useTranslation('home')
  const isWanted = useHydrated() && matchMedia('(prefers-reduced-motion: no-preference)').matches

  function replay() {
    const intro = document.querySelector<HTMLDialogElement>('dialog.intro')
    const controls = intro?.querySelector<HTMLElement>('[data-controls]')
    if (!intro || !controls) return
    controls.innerHTML = controls.dataset.controls ?? ''
    intro.onanimationend = ({ target }) => target === intro && intro.close()
    intro.showModal()
  }

  return isWanted ? (
    <button type="button" className="link-button" onClick={replay}>
      {t('replay')}
    </button>
  ) : null
}

type Props = Pick<LandingContent, 'company' | 'services' | 'careers' | 'privacy' | 'terms'>

/** The landing page's part of the footer: company, sections, social links. */
export function LandingFooter({ company, services, careers, privacy, terms }: Props) {
  const { t } = useTranslation(['home', 'shell'])
  const { about, email, phone, address, network, video } = company
  return (
    <section
      className="landing-footer grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 border-t border-line bg-sunken pt-12 pr-(--edge-space) pb-6 pl-(--edge-space) md:grid-cols-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_p]:text-soft"
      aria-label={t('shell:company')}
    >
      <p className="font-serif text-lg">{about}</p>
      <nav aria-label={t('sections')} className="flex flex-wrap gap-x-5 print:hidden">
        <SectionLink to="about">{t('about')}</SectionLink>{' '}
        <SectionLink to="services">{t('services')}</SectionLink>{' '}
        <a href="/xxperiment/">{services.podcast.name}</a>{' '}
        <SectionLink to="careers">{careers.title}</SectionLink>{' '}
        <SectionLink to="privacy">{privacy.title}</SectionLink>{' '}
        <SectionLink to="terms">{terms.title}</SectionLink>
      </nav>
      <ReplayIntro />
      <p>
        {address}
        <br />
        <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <a href={`mailto:${email}`}>
            <Icon shape="M3 5h18v14H3Zm0 1 9 7 9-7" size="20" className="me-2" />
            {t('mail')}
          </a>
        </li>
        <li>
          <a href={network.url} rel="noopener">
            <Icon
              shape="M3 3h18v18H3Zm5 8v6M8 7v1m4 9v-6m0 3q0-3 2.5-3t2.5 3v3"
              size="20"
              className="me-2"
            />
            {network.name}
          </a>
        </li>
        <li>
          <a href={video.url} rel="noopener">
            <Icon shape="M2 5h20v14H2Zm8 4v6l5-3Z" size="20" className="me-2" />
            {video.name}
          </a>
        </li>
      </ul>
    </section>
  )
}

type SmallPrintProps = Pick<LandingContent, 'careers' | 'privacy' | 'terms'>

/** Careers, privacy and terms. The footer links to them. */
export function SmallPrint({ careers, privacy, terms }: SmallPrintProps) {
  return (
    <div
      className={`${sectionClass} grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-12 border-t border-line md:grid-cols-3 [&_h2]:mb-4 [&_li]:text-soft [&_li+li]:mt-3 [&_p]:text-soft [&>section]:scroll-mt-10 [&>section:focus]:outline-none`}
    >
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
