import { Link } from '@remix-run/react'
import type { LandingContent } from '~/content/landing'
import { useTranslation } from '~/i18n/use-translation'
import { buttonClass } from '~/ui/button'
import { Actions } from '~/ui/screen'
import { SectionLink } from './section-link'

const quietClass = buttonClass({ variant: 'quiet' })
const radii = [84, 126, 170]

/** Rings of questions around a light. They turn with scrolling. */
function SunRings({ rings }: { rings: string[] }) {
  return (
    <div className="light overflow-hidden print:hidden" aria-hidden="true">
      {radii.map((radius, index) => (
        <svg
          key={radius}
          className="absolute top-0 left-0 h-auto w-full overflow-visible"
          width="400"
          height="400"
          viewBox="-200 -200 400 400"
          focusable="false"
        >
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

/** The first screen: the site's purpose, and three links. */
export function Hero({ eyebrow, title, tagline, subtitle, rings }: LandingContent['hero']) {
  const { t, language } = useTranslation('home')
  return (
    <section className="hero overflow-clip pt-10 pt-[clamp(2.5rem,7vw,4rem)] pr-(--edge-space) pb-0 pl-(--edge-space) lg:grid lg:min-h-[min(46rem,100vh-3.75rem)] lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8 lg:py-12">
      <div>
        <p className="mb-3 font-semibold text-accent-ink">{eyebrow}</p>
        <h1>{title}</h1>
        <Tagline words={tagline.split(' ')} isUpright={language === 'hi'} />
        <p className="max-w-[34em] text-lg text-soft">{subtitle}</p>
        <Actions className="mt-8">
          <Link className={buttonClass()} to="/forum">
            {t('read')}
          </Link>{' '}
          <SectionLink className={quietClass} to="services">
            {t('explore')}
          </SectionLink>{' '}
          <SectionLink className={quietClass} to="contact">
            {t('partner')}
          </SectionLink>
        </Actions>
      </div>
      <SunRings rings={rings} />
    </section>
  )
}

const places = [
  '[--place:0]',
  '[--place:1]',
  '[--place:2]',
  '[--place:3]',
  '[--place:4]',
  '[--place:5]',
  '[--place:6]',
  '[--place:7]',
  '[--place:8]',
  '[--place:9]',
]

function Tagline({ words, isUpright }: { words: string[]; isUpright: boolean }) {
  return (
    <p
      className={`tagline my-5 font-serif text-xl leading-heading text-balance text-accent-ink [perspective:30rem] ${isUpright ? '' : 'italic'}`}
    >
      {words.map((word, index) => (
        <span key={index} className={places[index]}>
          {index < words.length - 1 ? `${word} ` : word}
        </span>
      ))}
    </p>
  )
}
