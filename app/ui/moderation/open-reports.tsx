import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { RelativeTime } from '~/ui/relative-time'
import { useReason } from './reason'
import { logClass } from './classes'

type Report = { id: string; reason: string; note: string; createdAt: Date }

/** The reports on an item, without the reporters. */
export function OpenReports({ reports }: { reports: Report[] }) {
  const { t } = useTranslation('moderation')
  if (!reports.length) return <p>{t('noReports')}</p>
  return (
    <ul className={logClass}>
      {reports.map((report) => (
        <OpenReport key={report.id} {...report} />
      ))}
    </ul>
  )
}

function OpenReport({ reason, note, createdAt }: Report) {
  const reasonOf = useReason()
  const attributes = useTextAttributes(note)
  return (
    <li>
      <b>{reasonOf(reason)}</b> · <RelativeTime date={createdAt} limitDays={30} />
      {note && (
        <p className="text" {...attributes}>
          {note}
        </p>
      )}
    </li>
  )
}
