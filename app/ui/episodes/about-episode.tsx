import type { ReactNode } from 'react'
import { toIsoDay } from '~/domain/day'
import { formatPosition, wholeMinutes } from '~/domain/episodes/position'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes, useTextAttributes } from '~/ui/forum/item-parts'
import type { EpisodeUrls } from './episode-urls'
import { EpisodeCover } from './cover'
import { touchLinkClass } from '~/ui/button'

type HeadProps = {
  episode: FactsProps['episode'] & {
    id: string
    episodeNumber: number | null
    cover: string | null
  }
  player: ReactNode
}

/** The cover of an episode, its day and length, and its player. On phones the player is below the cover. */
export function EpisodeHead({ episode, player }: HeadProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-y-4 md:grid-rows-[auto_1fr] md:gap-y-2">
      <div className="md:row-span-2">
        <EpisodeCover episode={episode} />
      </div>
      <div>
        {/* Beside the cover, a phone has room for one of them per line. */}
        <EpisodeFacts episode={episode} className="max-md:[&>span]:hidden max-md:[&>time]:block" />
      </div>
      <div className="col-span-2 md:col-span-1">{player}</div>
    </div>
  )
}

/** The summary of an episode. It follows the player, because show notes may be long. */
export function EpisodeSummary({ summary }: { summary: string | null }) {
  const textAttributes = useTextAttributes(summary ?? '')
  if (!summary) return null
  return (
    <div className="mt-4 max-w-176 [&>*+*]:mt-2" {...textAttributes}>
      {summary.split(/\n+/).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}

type FactsProps = {
  episode: { publishedAt: Date | null; durationSeconds: number | null }
  className?: string
}

/** The day and the length of an episode. */
export function EpisodeFacts({
  episode: { publishedAt, durationSeconds },
  className = '',
}: FactsProps) {
  const { t, language } = useTranslation('episodes')
  const day = publishedAt && toIsoDay(publishedAt)
  if (!day && !durationSeconds) return null
  return (
    <p className={`text-soft ${className}`}>
      {day && <time dateTime={day}>{formatDay(language, day)}</time>}
      {day && durationSeconds ? <span> · </span> : ''}
      {durationSeconds ? (
        <time dateTime={`PT${durationSeconds}S`}>
          {t('minutes', { count: wholeMinutes(durationSeconds) })}
        </time>
      ) : null}
    </p>
  )
}

type ChaptersProps = { chapters: { start: number; title: string }[]; urls: EpisodeUrls }

/** Links to the chapters in the audio or, without audio, in the transcript. */
export function Chapters({ chapters, urls: { audioAt, hereAt } }: ChaptersProps) {
  const { t } = useTranslation('episodes')
  const getTextAttributes = useGetTextAttributes()
  if (!chapters.length) return null
  return (
    <nav aria-labelledby="chapters">
      <h2 id="chapters">{t('chapters')}</h2>
      {/* With audio, the page's player goes there without a request. */}
      <ol className="mt-2" data-stays={audioAt(0) ? '' : undefined}>
        {chapters.map(({ start, title }, index) => (
          <li key={index}>
            <a href={audioAt(start) ?? `${hereAt(start)}#t-${start}`} className={touchLinkClass}>
              <span className="me-2 text-soft">{formatPosition(start)}</span>
              <span {...getTextAttributes(title)}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The people in an episode, each with their role. */
export function People({ people }: { people: { name: string; role: string }[] }) {
  const { t } = useTranslation('episodes')
  const getTextAttributes = useGetTextAttributes()
  if (!people.length) return null
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('people')}</h2>
      <ul className="mt-2">
        {people.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            <span {...getTextAttributes(name)}>{name}</span>{' '}
            <span className="text-soft">· {isKnownRole(role) ? t(`roles.${role}`) : role}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const roles = ['host', 'co-host', 'guest', 'producer', 'editor'] as const

function isKnownRole(role: string): role is (typeof roles)[number] {
  return roles.some((known) => known === role)
}
