import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'
import { ReplayIntro } from './replay-intro'
import { SectionLink } from './section-link'

type Props = Pick<LandingContent, 'company' | 'services' | 'careers' | 'privacy' | 'terms'>

/** The landing page's part of the footer: company, sections, social links. */
export function LandingFooter({ company, services, careers, privacy, terms }: Props) {
  const { t } = useTranslation(['home', 'shell'])
  const { about, email, phone, address, network, video } = company
  return (
    <section className="landing-footer" aria-label={t('shell:company')}>
      <p className="about-company">{about}</p>
      <nav aria-label={t('sections')}>
        <SectionLink to="about">{t('about')}</SectionLink>
        <SectionLink to="services">{t('services')}</SectionLink>
        <a href="/xxperiment/">{services.podcast.name}</a>
        <SectionLink to="careers">{careers.title}</SectionLink>
        <SectionLink to="privacy">{privacy.title}</SectionLink>
        <SectionLink to="terms">{terms.title}</SectionLink>
      </nav>
      <ReplayIntro />
      <p>
        {address}
        <br />
        {phone}
      </p>
      <ul>
        <li>
          <a className="social social-mail" href={`mailto:${email}`}>
            {t('mail')}
          </a>
        </li>
        <li>
          <a className="social social-network" href={network.address} rel="noopener">
            {network.name}
          </a>
        </li>
        <li>
          <a className="social social-video" href={video.address} rel="noopener">
            {video.name}
          </a>
        </li>
      </ul>
    </section>
  )
}
