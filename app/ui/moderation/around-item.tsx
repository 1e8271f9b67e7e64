import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { logClass, rareSummaryClass } from './classes'

export type Neighbour = { id: string; author: string; excerpt: string }

/** The comments before or after a comment. Renders nothing when there are none. */
export function Neighbours({ title, comments }: { title: string; comments: Neighbour[] }) {
  if (!comments.length) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={logClass}>
        {comments.map((comment) => (
          <NeighbourLine key={comment.id} {...comment} />
        ))}
      </ul>
    </section>
  )
}

function NeighbourLine({ author, excerpt }: Neighbour) {
  return (
    <li>
      <b>{author}</b>
      <p {...useTextAttributes(excerpt)}>{excerpt}</p>
    </li>
  )
}

type EarlierProps = { earlier: { reports: number; upheld: number }; isAnonymous: boolean }

/** The number of reports on other items by the same author, without naming the author. */
export function EarlierReports({ earlier, isAnonymous }: EarlierProps) {
  const { t } = useTranslation('moderation')
  const { reports, upheld } = earlier
  return (
    <p className="mt-2">
      {reports > 0 ? t('earlier.count', { count: reports, upheld }) : t('earlier.none')}{' '}
      {isAnonymous && t('earlier.inThread')}
    </p>
  )
}

const reasons = ['abuse', 'threat', 'privacy', 'danger', 'spam', 'offTopic', 'illegal'] as const

/** The text that the author of a removed item reads: for the chosen reason or, before a choice, for each reason. */
export function ToldToAuthor({ reason }: { reason: string }) {
  const { t } = useTranslation(['moderation', 'appeal'])
  const known = reasons.find((each) => each === reason) ?? 'other'
  if (reason)
    return (
      <p className="mt-2" role="status">
        {t('moderation:toldNow', { words: t(`appeal:again.${known}`) })}
      </p>
    )
  return (
    <details className="mt-2">
      <summary className={rareSummaryClass}>{t('moderation:told')}</summary>
      <dl className="pb-3">
        {reasons.map((each) => (
          <div key={each} className="mt-2">
            <dt>
              <b>{t(`moderation:reason.${each}`)}</b>
            </dt>
            <dd>{t(`appeal:again.${each}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
