import { useTranslation } from 'react-i18next'
import type { LandingContent } from '~/content/landing.server'

type Props = Pick<LandingContent, 'company' | 'services' | 'careers' | 'privacy' | 'terms'>

/** The landing page's part of the footer: who this is, the sections, and where else to find the company. */
export function Colophon({ company, services, careers, privacy, terms }: Props) {
  const { t } = useTranslation('home')
  const { about, email, phone, address, network, video } = company
  return (
    <div className="colophon">
      <p className="about-company">{about}</p>
      <nav aria-label={t('sections')}>
        <a href="#about">{t('about')}</a>
        <a href="#services">{t('services')}</a>
        <a href="/xxperiment/">{services.podcast.name}</a>
        <a href="#careers">{careers.title}</a>
        <a href="#privacy">{privacy.title}</a>
        <a href="#terms">{terms.title}</a>
      </nav>
      <p>
        {address}
        <br />
        {phone}
      </p>
      <ul aria-label={t('social')}>
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
    </div>
  )
}
