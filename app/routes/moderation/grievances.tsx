import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { progressOf } from '~/domain/grievance-state'
import { listGrievances } from '~/domain/moderation/grievances.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { grievanceDays } from '~/http/presenters/grievances.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Chip, BackLink, EmptyState, Screen, Pager, CardRow } from '~/ui/screen'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { Tabs } from '~/ui/tabs'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('messages:grievances.list'))

export const handle = { i18n: ['messages', 'grievance'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const query = new URL(request.url).searchParams
  const page = unwrapOrThrow(await listGrievances(admin, Object.fromEntries(query)))
  const language = await getLanguage(request)
  return {
    isDecided: query.get('state') === 'decided',
    isFirstPage: !query.has('cursor'),
    nextCursor: page.nextCursor,
    grievances: page.grievances.map((grievance) => {
      const { referenceId, name, message } = grievance
      const { state, isOverdue } = progressOf(grievance)
      return {
        referenceId,
        name,
        state,
        isOverdue,
        days: grievanceDays(grievance, language),
        excerpt: excerpt(message, excerptLengths.card),
      }
    }),
  }
}

const path = '/moderation/messages/grievances'

export default function Grievances() {
  const { isDecided, isFirstPage, nextCursor, grievances } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['messages', 'grievance'])
  const query = isDecided ? '?state=decided' : ''
  return (
    <Screen>
      <BackLink to="/moderation/messages">{t('questions.backToMessages')}</BackLink>
      <h1>{t('grievances.list')}</h1>
      <p>{t('grievances.listText')}</p>
      <Tabs
        label={t('grievances.which')}
        tabs={[
          { to: path, label: t('grievances.open'), isCurrent: !isDecided },
          { to: `${path}?state=decided`, label: t('grievances.decided'), isCurrent: isDecided },
        ]}
      />
      {grievances.length ? (
        <ul className="mt-0">
          {grievances.map(({ referenceId, name, state, isOverdue, days, excerpt: text }) => (
            <CardRow key={referenceId}>
              <h2>
                <Link className="underline!" to={`${path}/${referenceId}`} dir="auto">
                  {name}
                </Link>
              </h2>
              {days.decideBy && (
                <p>
                  <b>
                    {days.acknowledgeBy
                      ? t('grievances.acknowledgeBy', { day: days.acknowledgeBy })
                      : t('grievances.decideBy', { day: days.decideBy })}
                  </b>
                </p>
              )}
              <p className="byline text-sm text-soft">
                <code>{referenceId}</code> · {days.received}
              </p>
              <p className="excerpt my-1.5 line-clamp-2" dir="auto">
                {text}
              </p>
              <p>
                <Chip tone={state === 'decided' ? 'good' : 'plain'}>
                  {t(`grievance:states.${state}`)}
                </Chip>{' '}
                {isOverdue && <Chip tone="bad">{t('grievance:overdue')}</Chip>}
              </p>
            </CardRow>
          ))}
        </ul>
      ) : (
        <EmptyState>
          <EmptyDrawing of="work" />
          <p>{t(isDecided ? 'grievances.noneDecided' : 'grievances.none')}</p>
        </EmptyState>
      )}
      <Pager
        label={t('grievances.pages')}
        first={!isFirstPage && { to: path + query, label: t('grievances.first') }}
        next={
          nextCursor && {
            to: `${path}${query ? `${query}&` : '?'}cursor=${nextCursor}`,
            label: t('grievances.next'),
          }
        }
      />
    </Screen>
  )
}
