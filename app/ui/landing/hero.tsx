import { Link } from '@remix-run/react'
import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'
import { SunRings } from './sun-rings'
import { SectionLink } from './section-link'

/** The first screen: what this is, and three links on. */
export function Hero({ eyebrow, title, tagline, subtitle, rings }: LandingContent['hero']) {
  const { t } = useTranslation('home')
  return (
    <section className="hero">
      <div>
        <p className="label">{eyebrow}</p>
        <h1>{title}</h1>
        <Tagline words={tagline.split(' ')} />
        <p className="lead">{subtitle}</p>
        <div className="actions">
          <SectionLink className="button" to="services">
            {t('explore')}
          </SectionLink>{' '}
          <SectionLink className="button button-quiet" to="contact">
            {t('partner')}
          </SectionLink>
        </div>
        <Link className="or-read" to="/forum">
          {t('orRead')}
        </Link>
      </div>
      <SunRings rings={rings} />
    </section>
  )
}

function Tagline({ words }: { words: string[] }) {
  return (
    <p className="tagline">
      {words.map((word, index) => (
        <span key={index}>{index < words.length - 1 ? `${word} ` : word}</span>
      ))}
    </p>
  )
}
