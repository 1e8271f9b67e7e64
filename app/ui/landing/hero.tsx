import { Link } from '@remix-run/react'
import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'
import { buttonClass } from '~/ui/button'
import { Actions } from '~/ui/screen'
import { SectionLink } from './section-link'

const radii = [84, 126, 170]

/** Rings of questions around a light; they turn with scrolling. */
function SunRings({ rings }: { rings: string[] }) {
  return (
    <div className="light" aria-hidden="true">
      {radii.map((radius, index) => (
        <svg key={radius} width="400" height="400" viewBox="-200 -200 400 400" focusable="false">
          <path
            id={`ring-${index}`}
            d={`M${-radius} 0a${radius} ${radius} 0 1 1 0 .1`}
            fill="none"
            stroke="currentColor"
          />
          <text dy="-7">
            <textPath href={`#ring-${index}`}>{rings[index]}</textPath>
          </text>
        </svg>
      ))}
    </div>
  )
}

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
        <Actions>
          <SectionLink className={buttonClass()} to="services">
            {t('explore')}
          </SectionLink>{' '}
          <SectionLink className={buttonClass({ variant: 'quiet' })} to="contact">
            {t('partner')}
          </SectionLink>
        </Actions>
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
