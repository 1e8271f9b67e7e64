import { toIsoDay } from '~/domain/day'
import { formatPosition } from '~/domain/episodes/position'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import type { Addresses } from './addresses'
import { EpisodeCover } from './cover'

type SummaryProps = {
  episode: {
    id: string
    episodeNumber: number | null
    cover: string | null
    publishedAt: Date | null
    durationSeconds: number | null
    summary: string | null
  }
}

/** The cover of an episode, its day and length, and what it is about. */
export function EpisodeSummary({ episode }: SummaryProps) {
  const { publishedAt, durationSeconds, summary } = episode
  const { language } = useTranslation('episodes')
  const getTextAttributes = useGetTextAttributes()
  const facts = [
    publishedAt && (
      <time key="day" dateTime={toIsoDay(publishedAt)}>
        {formatDay(language, toIsoDay(publishedAt))}
      </time>
    ),
    durationSeconds && (
      <time key="length" dateTime={`PT${durationSeconds}S`}>
        {formatPosition(durationSeconds)}
      </time>
    ),
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap items-start [&>*]:mb-2">
      <EpisodeCover episode={episode} />
      <div className="max-w-176 min-w-0 flex-[1_1_12rem] [&>*+*]:mt-2">
        {facts.length > 0 && (
          <p className="text-soft">
            {facts[0]}
            {facts[1] && <> · {facts[1]}</>}
          </p>
        )}
        {summary && (
          <div className="[&>*+*]:mt-2" {...getTextAttributes(summary)}>
            {summary.split(/\n+/).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

type ChaptersProps = { chapters: { start: number; title: string }[]; addresses: Addresses }

/** Links to the chapters: in the audio, or without audio in the transcript. */
export function Chapters({ chapters, addresses: { audioAt, hereAt } }: ChaptersProps) {
  const { t } = useTranslation('episodes')
  const getTextAttributes = useGetTextAttributes()
  if (!chapters.length) return null
  return (
    <nav aria-labelledby="chapters">
      <h2 id="chapters">{t('chapters')}</h2>
      <ol className="mt-2">
        {chapters.map(({ start, title }, index) => (
          <li key={index}>
            <a
              href={audioAt(start) ?? `${hereAt(start)}#t-${start}`}
              data-seek={start}
              className="inline-flex min-h-11 items-center"
            >
              <span className="me-2 text-soft">{formatPosition(start)}</span>
              <span {...getTextAttributes(title)}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Who speaks in an episode, each with their role. */
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
