import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listLog } from '~/domain/moderation/audit-log.server'
import { hasActiveRole } from '~/domain/members/member'
import { countReveals, countRevealsByMonth } from '~/domain/moderation/count-reveals.server'
import { logLabels, monthLabels } from '~/http/presenters/moderation.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { LogLines } from '~/ui/moderation/log-lines'
import { MonthlyReveals, RevealCounts } from '~/ui/moderation/reveal-counts'
import { Screen, BackLink, Pager } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('moderation:logTitle'))

export const handle = { i18n: ['moderation'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const moderator = await requireRole(request, context, 'moderator')
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const page = unwrapOrThrow(await listLog(moderator, { cursor }))
  const language = await getLanguage(request)
  const isAdmin = hasActiveRole(moderator, 'admin')
  const isFirstPage = cursor === undefined
  return {
    lines: logLabels(language, page.lines),
    nextCursor: page.nextCursor,
    isFirstPage,
    reveals: isFirstPage && isAdmin ? unwrapOrThrow(await countReveals(moderator)) : null,
    months:
      isFirstPage && !isAdmin
        ? monthLabels(language, unwrapOrThrow(await countRevealsByMonth(moderator)))
        : null,
  }
}

export default function Log() {
  const { lines, nextCursor, isFirstPage, reveals, months } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  return (
    <Screen>
      <BackLink to="/moderation">{t('backToQueue')}</BackLink>
      <h1>{t('logTitle')}</h1>
      <p>{t('logText')}</p>
      {lines.length ? <LogLines lines={lines} dayHeading="h2" /> : <p>{t('logEmpty')}</p>}
      <Pager
        label={t('logTitle')}
        first={!isFirstPage && { to: '/moderation/log', label: t('newest') }}
        next={nextCursor && { to: `/moderation/log?cursor=${nextCursor}`, label: t('older') }}
      />
      {reveals && <RevealCounts counts={reveals} />}
      {months && <MonthlyReveals months={months} />}
    </Screen>
  )
}
