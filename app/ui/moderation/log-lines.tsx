import { Link } from '@remix-run/react'
import type { TitledLine } from '~/domain/moderation/log-line.server'
import type { LoggedAction } from '~/domain/moderation/reasons'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { useReason } from './reason'
import { logClass } from './classes'

type Line = Omit<TitledLine, 'until'> & { dayLabel: string; untilLabel: string | null }

/** The moderation log: who did what to which item, why and on which day. */
export function LogLines({ lines }: { lines: Line[] }) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  return (
    <ol className={logClass}>
      {lines.map((line, index) => (
        // Lines have no id: a row's id would reveal the moment.
        <li key={index} className="gap-x-6 md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
          <time className="block text-soft" dateTime={line.day}>
            {line.dayLabel}
          </time>{' '}
          <div>
            <b>{line.agent ? t(`agent.${line.agent}`) : (line.by ?? t('formerModerator'))}</b>{' '}
            {t(`did.${line.action as LoggedAction}`)} <Target {...line} />
            {line.untilLabel && ` · ${t('logUntil', { day: line.untilLabel })}`}
            {/* That somebody opened a page is told already. */}
            {line.reason && line.reason !== 'page' && ` · ${reasonOf(line.reason)}`}
          </div>
        </li>
      ))}
    </ol>
  )
}

const folders = {
  ...{ post: 'post', comment: 'comment', member: 'member' },
  grievance: 'messages/grievances',
}

type TargetProps = Pick<TitledLine, 'targetKind' | 'targetId' | 'title'>

function Target({ targetKind, targetId, title }: TargetProps) {
  const { t } = useTranslation('moderation')
  const kind = targetKind as keyof typeof folders
  const label = kind === 'member' ? t('aMember') : t(`target.${kind}`)
  const attributes = useTextAttributes(title ?? '')
  // An item that is gone has no page.
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
