import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import type { TitledLine } from '~/domain/moderation/log-line.server'
import type { LoggedAction } from '~/domain/moderation/reasons'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { useReason } from './reason'
import { logClass } from './classes'

type Line = Omit<TitledLine, 'until'> & { dayLabel: string; untilLabel: string | null }

type Props = {
  lines: Line[]
  /** The element for the headings of the days. */
  dayHeading: 'h2' | 'h3'
}

/** The moderation log, day by day: who did what to which item, and why. */
export function LogLines({ lines, dayHeading: Heading }: Props) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const days = [...new Set(lines.map(({ day }) => day))]
  return days.map((day) => {
    const ofDay = lines.filter((line) => line.day === day)
    return (
      <Fragment key={day}>
        <Heading className="mt-6 mb-2 font-sans text-base!">
          <time dateTime={day}>{ofDay[0]?.dayLabel}</time>
        </Heading>
        <ol className={logClass}>
          {ofDay.map((line, index) => (
            // Lines have no id, because a row's id would reveal the exact time.
            <li key={index}>
              <b>{line.agent ? t(`agent.${line.agent}`) : (line.by ?? t('formerModerator'))}</b>{' '}
              {t(`did.${line.action as LoggedAction}`)} <Target {...line} />
              {line.untilLabel && ` · ${t('logUntil', { day: line.untilLabel })}`}
              {/* The action already says that somebody opened a page. */}
              {line.reason && line.reason !== 'page' && ` · ${reasonOf(line.reason)}`}
            </li>
          ))}
        </ol>
      </Fragment>
    )
  })
}

const folders = {
  post: 'post',
  comment: 'comment',
  member: 'member',
  grievance: 'messages/grievances',
}

type TargetProps = Pick<TitledLine, 'targetKind' | 'targetId' | 'title'>

function Target({ targetKind, targetId, title }: TargetProps) {
  const { t } = useTranslation('moderation')
  const kind = targetKind as keyof typeof folders
  const label = kind === 'member' ? t('aMember') : t(`target.${kind}`)
  const attributes = useTextAttributes(title ?? '')
  // A deleted item has no page.
  if (!targetId || title === null) return label
  const to = `/moderation/${folders[kind]}/${targetId}`
  if (title === undefined) return <Link to={to}>{label}</Link>
  return (
    <>
      {label}{' '}
      <Link to={to} {...attributes}>
        {title}
      </Link>
    </>
  )
}
