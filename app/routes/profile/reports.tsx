import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { listOwnReports } from '~/domain/moderation/reports.server'
import { itemUrl } from '~/http/presenters/item-url.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { useReason } from '~/ui/moderation/reason'
import { NothingYet } from '~/ui/profile/nothing-yet'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { RelativeTime } from '~/ui/relative-time'
import { CardRow } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('moderation:myReports.title'))

export const handle = { i18n: ['moderation', 'settings'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reports = await listOwnReports(await requireMember(request, context))
  return {
    reports: reports.map(({ itemId, postId, ...report }) => ({
      ...report,
      itemUrl: postId && itemUrl({ kind: report.kind, id: itemId }, postId),
    })),
  }
}

export default function OwnReports() {
  const { reports } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['moderation', 'settings'])
  const reasonOf = useReason()
  const getTextAttributes = useGetTextAttributes()
  return (
    <SettingsFrame back={t('settings:backToSettings')} title={t('myReports.title')}>
      {reports.length === 0 && <NothingYet of="reports" text={t('myReports.none')} />}
      <ul className="mt-0">
        {reports.map(({ id, kind, title, reason, outcome, createdAt, itemUrl }) => (
          <CardRow key={id}>
            <h2>
              {itemUrl && title !== null ? (
                <Link to={itemUrl} className="underline!" {...getTextAttributes(title)}>
                  {title}
                </Link>
              ) : (
                t(`myReports.${kind}`)
              )}
            </h2>
            <p className="byline text-sm text-soft">
              {itemUrl && `${t(`myReports.${kind}`)} · `}
              {reasonOf(reason)} · {t('myReports.reported')}{' '}
              <RelativeTime date={createdAt} limitDays={30} />
            </p>
            <p className="mt-2">{t(`myReports.${outcome}`)}</p>
          </CardRow>
        ))}
      </ul>
    </SettingsFrame>
  )
}
