import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listRevealNotices } from '~/domain/moderation/reveal-notices.server'
import { requireMember } from '~/http/session/session.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useReason } from '~/ui/moderation/reason'
import { NothingYet } from '~/ui/profile/nothing-yet'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { CardRow } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('moderation:myReveals.title'))

export const handle = { i18n: ['moderation', 'settings'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const notices = await listRevealNotices(await requireMember(request, context))
  const language = await getLanguage(request)
  return {
    reveals: notices.map(({ day, reason }) => ({ day: formatDay(language, day), reason })),
  }
}

export default function Reveals() {
  const { reveals } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['moderation', 'settings'])
  const reasonOf = useReason()
  return (
    <SettingsFrame back={t('settings:backToSettings')} title={t('myReveals.title')}>
      <p>{t('myReveals.text')}</p>
      <ul className="list-disc ps-5">
        <li>{t('myReveals.rules.second')}</li>
        <li>{t('myReveals.rules.told')}</li>
        <li>{t('myReveals.rules.not')}</li>
      </ul>
      {reveals.length === 0 && <NothingYet of="reveals" text={t('myReveals.none')} />}
      <ul className="mt-0">
        {reveals.map(({ day, reason }, index) => (
          <CardRow key={index}>
            <p>{t('myReveals.one', { day, reason: reasonOf(reason) })}</p>
          </CardRow>
        ))}
      </ul>
    </SettingsFrame>
  )
}
