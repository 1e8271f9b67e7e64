import { useId } from 'react'
import type { LandingContent } from '~/content/landing.server'
import { useCarousel } from './carousel'
import { CarouselControls } from './carousel-controls'
import { useDismissal } from './dismissal'

type Content = LandingContent['team']

/**
 * The team: a carousel on phones, an orbit on wide screens with the tagline of the focused or hovered member in the
 * middle.
 */
export function Team({ label, title, purpose, members }: Content) {
  const titleId = useId()
  const { list, current, isScrollable, goTo } = useCarousel(members.length)
  const dismissal = useDismissal()
  return (
    <section id="team" className="team">
      <p className="label">{label}</p>
      <h2 id={titleId}>{title}</h2>
      <div className="orbit" {...dismissal}>
        <p className="purpose">{purpose}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without scripts the keys scroll it */}
        <ul ref={list} aria-labelledby={titleId} tabIndex={isScrollable ? 0 : undefined}>
          {members.map((member) => (
            <Member key={member.avatar} {...member} />
          ))}
        </ul>
      </div>
      <CarouselControls names={members.map(({ name }) => name)} current={current} goTo={goTo} />
    </section>
  )
}

function Member({ name, role, tagline, avatar, colour }: Content['members'][number]) {
  const taglineId = useId()
  return (
    <li data-colour={colour}>
      <div className="member">
        <img src={`/avatars/${avatar}.svg`} alt="" width="112" height="112" loading="lazy" />
        <h3>{name}</h3>
        <p>{role}</p>
        {/* Not `aria-label`, which text browsers do not know. */}
        <button type="button" className="pointed" aria-describedby={taglineId}>
          <span className="sr-only">{name}</span>
        </button>
      </div>
      <p className="member-tagline" id={taglineId}>
        {tagline}
      </p>
    </li>
  )
}
