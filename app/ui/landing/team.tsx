import { sectionClass } from './section-link'
import { useCallback, useEffect, useRef, useState, useId } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '../hydrated'
import type { LandingContent } from '~/content/landing'
import { iconButtonClass } from '~/ui/button'

/**
 * Tracks a list that scrolls sideways and snaps to one item at a time.
 * @returns the list's ref, the item in view, a flag for a list that can scroll (true until known), and a function that
 *   scrolls to an item
 */
function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isScrollable, setIsScrollable] = useState(true)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const max = scrollWidth - clientWidth
      setIsScrollable(max > 1)
      setCurrent(max > 1 ? Math.round((scrollLeft / max) * (count - 1)) : 0)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])

  const goTo = useCallback(
    (index: number) => {
      const element = list.current
      if (!element) return
      const max = element.scrollWidth - element.clientWidth
      element.scrollTo({ left: (index / (count - 1)) * max })
    },
    [count],
  )

  return { list, current, isScrollable, goTo }
}

type Props = { names: string[]; current: number; goTo: (index: number) => void }

/** Buttons for a carousel. Without scripts, their place stays empty. */
function CarouselControls({ names, current, goTo }: Props) {
  const { t } = useTranslation('home')
  const isHydrated = useHydrated()
  return (
    <div className="carousel-controls mt-2 min-h-11 md:hidden print:hidden">
      {isHydrated && (
        <div className="flex items-center justify-center [&_[aria-disabled=true]]:cursor-default [&_[aria-disabled=true]]:opacity-40">
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t('previous')}
            aria-disabled={current === 0}
            onClick={() => goTo(current - 1)}
          >
            ←
          </button>
          {names.map((name, index) => (
            <button
              type="button"
              className="dot grid h-11 flex-[0_1_2.75rem] place-items-center before:size-2.5 before:rounded-2xl before:border-2 before:border-edge before:content-[''] aria-[current=true]:before:w-5.5 aria-[current=true]:before:border-action aria-[current=true]:before:bg-action forced-colors:aria-[current=true]:before:bg-[LinkText]"
              key={name}
              aria-label={name}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t('next')}
            aria-disabled={current === names.length - 1}
            onClick={() => goTo(current + 1)}
          >
            →
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Lets Escape hide the content shown on hover or focus (WCAG 1.4.13), until something else is hovered or focused.
 * @returns attributes for the containing element
 */
function useDismissal() {
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const again = () => setIsDismissed(false)
  return { 'data-dismissed': isDismissed || undefined, onPointerOver: again, onFocus: again }
}

type Content = LandingContent['team']

const middleClass =
  'md:absolute md:top-1/2 md:left-1/2 md:z-1 md:w-60 md:[transform:translate(-50%,-50%)]'
const listClass =
  'max-md:-mr-gutter max-md:-ml-gutter max-md:flex max-md:[&>li+li]:ml-4 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:pt-1 max-md:pr-gutter max-md:pb-4 max-md:pl-gutter max-md:[scroll-padding:0_var(--gutter)] max-md:[scroll-snap-type:x_mandatory] motion-safe:scroll-smooth'
const cardClass =
  'max-md:max-w-80 max-md:flex-[0_0_84%] max-md:snap-center max-md:rounded-3xl max-md:border max-md:border-line max-md:bg-raised max-md:px-6 max-md:py-8 max-md:text-center'

// The position of each member on the ring.
const places = [
  '[--x:50%] [--y:15%]',
  '[--x:84.2%] [--y:38.5%]',
  '[--x:71.2%] [--y:76.5%]',
  '[--x:28.8%] [--y:76.5%]',
  '[--x:15.8%] [--y:38.5%]',
]

const colours = {
  plum: '[--colour:var(--action)]',
  marigold: '[--colour:var(--accent)]',
  sage: '[--colour:var(--success)]',
  brick: '[--colour:var(--danger)]',
  mauve: '[--colour:var(--visited)]',
}

/**
 * The team. It is a carousel on phones and an orbit on wide screens. In the middle of the orbit is the tagline of the
 * focused or hovered member.
 */
export function Team({ label, title, purpose, members }: Content) {
  const titleId = useId()
  const { list, current, isScrollable, goTo } = useCarousel(members.length)
  const dismissal = useDismissal()
  return (
    <section
      id="team"
      className={`${sectionClass} team border-y border-line bg-sunken md:text-center`}
    >
      <p className="mb-3 font-semibold text-accent-ink">{label}</p>
      <h2 id={titleId} className="text-2xl max-md:max-w-[22ch]">
        {title}
      </h2>
      <div
        className="orbit md:relative md:isolate md:mx-auto md:mt-8 md:h-176 md:w-full md:max-w-240 md:before:absolute md:before:top-[15%] md:before:right-[14%] md:before:bottom-[17%] md:before:left-[14%] md:before:rounded-full md:before:border-2 md:before:border-dashed md:before:border-edge md:before:opacity-50"
        {...dismissal}
      >
        <p
          className={`purpose ${middleClass} font-serif leading-[1.35] text-balance md:text-xl md:transition-opacity md:duration-250 max-md:mt-3 max-md:mb-8 max-md:text-lg max-md:text-soft`}
        >
          {purpose}
        </p>
        <ul
          ref={list}
          className={listClass}
          aria-labelledby={titleId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without scripts the keys scroll it
          tabIndex={isScrollable ? 0 : undefined}
        >
          {members.map((member, index) => (
            <Member key={member.portrait} place={places[index]} {...member} />
          ))}
        </ul>
      </div>
      <CarouselControls names={members.map(({ name }) => name)} current={current} goTo={goTo} />
    </section>
  )
}

type MemberProps = Content['members'][number] & { place: string | undefined }

function Member({ name, role, tagline, portrait, colour, place }: MemberProps) {
  const taglineId = useId()
  return (
    <li className={`${cardClass} ${colours[colour]} ${place}`}>
      <div className="member md:absolute md:top-(--y) md:left-(--x) md:w-52 md:[transform:translate(-50%,-3.5rem)] md:[&>h3]:mx-auto md:[&>h3]:w-fit md:[&>h3]:px-2 [&>p]:text-soft md:[&>p]:mx-auto md:[&>p]:w-fit md:[&>p]:px-2 md:[&>p]:text-sm md:[li+li_&>h3]:bg-sunken md:[li+li_&>p]:bg-sunken">
        <img
          className="mx-auto mb-3 size-28 rounded-full border-3 border-(--colour) bg-[#fff] transition-transform supports-[color:color-mix(in_srgb,red,red)]:bg-[color-mix(in_srgb,var(--colour)_22%,#fff)]"
          src={`/portraits/${portrait}.svg`}
          alt=""
          width="112"
          height="112"
          loading="lazy"
        />
        <h3>{name}</h3>
        <p>{role}</p>
        {/* Not an `aria-label`, because text browsers do not know it. */}
        <button
          type="button"
          className="pointed absolute -top-2 left-1/2 -ml-16 size-32 cursor-default rounded-full max-md:hidden"
          aria-describedby={taglineId}
        >
          <span className="sr-only">{name}</span>
        </button>
      </div>
      <p
        className={`member-tagline ${middleClass} font-serif leading-[1.35] text-balance md:text-xl max-md:mt-4 max-md:text-lg`}
        id={taglineId}
      >
        {tagline}
      </p>
    </li>
  )
}
