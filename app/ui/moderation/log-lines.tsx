import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LogLine } from '~/domain/moderation/audit-log.server'
import type { LoggedAction } from '~/domain/moderation/reasons'
import { RelativeTime } from '~/ui/relative-time'
import { useReason } from './reason'

/** Lines of the log: who, what, to what, why and when. */
export function LogLines({ lines }: { lines: LogLine[] }) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  return (
    <ol className="log">
      {lines.map((line) => (
        <li key={line.id}>
          <b>{line.agent ? t(`agent.${line.agent}`) : (line.by ?? t('formerModerator'))}</b>{' '}
          {t(`did.${line.action as LoggedAction}`)} <Target {...line} /> · {reasonOf(line.reason)} ·{' '}
          <RelativeTime date={line.createdAt} limitDays={7} />
        </li>
      ))}
    </ol>
  )
}

function Target({ targetKind, targetId }: Pick<LogLine, 'targetKind' | 'targetId'>) {
  const { t } = useTranslation('moderation')
  const words =
    targetKind === 'member' ? t('aMember') : t(`target.${targetKind as 'post' | 'comment'}`)
  return targetId ? <Link to={`/moderation/${targetKind}/${targetId}`}>{words}</Link> : words
}
