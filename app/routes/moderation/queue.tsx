import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { nextGrievance } from '~/domain/moderation/grievances.server'
import { listWaitingLookUps } from '~/domain/moderation/look-up-requests.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readQueue } from '~/domain/moderation/queue.server'
import { hasActiveRole } from '~/domain/members/member'
import { formErrorResponse, isAboutForm, newIdempotencyKey } from '~/http/forms/member-form.server'
import {
  queueFormSchema,
  redirectFromDeleted,
  redirectToEdited,
} from '~/http/forms/moderation-forms.server'
import { readForm } from '~/http/forms/read-form.server'
import { itemFromParams } from '~/http/presenters/item-url.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { nextGrievanceLabel } from '~/http/presenters/grievances.server'
import { waitingLookUpLabels } from '~/http/presenters/moderation.server'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { QueueFilter, QueueKeys, QueuedCard, RemovalSummary } from '~/ui/moderation/queue'
import { useOneRowClass } from '~/ui/one-row'
import { WaitingLookUps } from '~/ui/moderation/waiting-look-ups'
import { RelativeTime, isFullHour } from '~/ui/relative-time'
import { Chip, Screen, EmptyState } from '~/ui/screen'
import { touchLinkClass } from '~/ui/button'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('moderation:title'))

export const handle = { i18n: ['moderation', 'forms'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const moderator = await requireRole(request, context, 'moderator')
  const reason = new URL(request.url).searchParams.get('reason') ?? undefined
  const queue = unwrapOrThrow(await readQueue(moderator, { reason }))
  const lookUps = unwrapOrThrow(await listWaitingLookUps(moderator))
  const language = await getLanguage(request)
  const isAdmin = hasActiveRole(moderator, 'admin')
  const grievances = isAdmin ? unwrapOrThrow(await nextGrievance(moderator)) : null
  return {
    ...queue,
    reason: reason ?? null,
    lookUps: waitingLookUpLabels(language, lookUps),
    grievances: grievances && nextGrievanceLabel(language, grievances),
    isAdmin,
    idempotencyKey: await newIdempotencyKey(request, context, moderator),
  }
}

/**
 * Dismisses the reports of an item, publishes it or removes it, and redirects to the queue, which then begins with the
 * next item.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { kind, itemId, ...fields } = await readForm(request, queueFormSchema)
  const moderator = await requireRole(request, context, 'moderator')
  // Look-ups need more fields than a row of the queue has.
  if (!['dismiss', 'release', 'remove'].includes(fields.action ?? ''))
    throw new Response(null, { status: 400 })
  const item = itemFromParams({ kind, itemId })
  const result = await moderateItem(moderator, item, fields, null, true)
  const { pathname, search } = new URL(request.url)
  const queue = `${pathname}${search}`
  const elsewhere =
    redirectToEdited(item, result) ??
    (await redirectFromDeleted({ request, context }, item, result, queue))
  if (elsewhere) return elsewhere
  // The moderator must choose another reason, or is not allowed to remove the item again.
  if (!result.ok && result.code !== 'conflict' && fields.action === 'remove' && isAboutForm(result))
    return formErrorResponse({ request, context }, { kind, itemId, ...fields }, result)
  if (!result.ok && result.code !== 'conflict') throw errorResponse(result)
  await flash(request, context, result.ok ? 'saved' : 'decided-already')
  return redirect(queue, 303)
}

const moderatorPages = ['log', 'figures'] as const
const adminPages = [...moderatorPages, 'messages', 'experts'] as const

export default function Queue() {
  const { items, count, urgent, oldest, lookUps, grievances, isAdmin, ...queue } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useTranslation('moderation')
  const oneRowClass = useOneRowClass()
  return (
    <Screen>
      {refused && <RemovalSummary items={items} refused={refused} />}
      <h1>{t('title')}</h1>
      {/* A refused form is shown alone, below its error summary. */}
      {!refused && (
        <nav
          className={`flex flex-wrap gap-x-5 py-1 print:hidden ${oneRowClass}`}
          aria-label={t('ways')}
        >
          {(isAdmin ? adminPages : moderatorPages).map((page) => (
            <Fragment key={page}>
              <Link
                className={`${touchLinkClass} focus-visible:-outline-offset-3`}
                to={`/moderation/${page}`}
              >
                {t(page)}
              </Link>{' '}
            </Fragment>
          ))}
        </nav>
      )}
      {grievances && (
        <p>
          <Link to="/moderation/messages/grievances">
            {t('grievances.open', { count: grievances.count })}
          </Link>{' '}
          · {t(`grievances.${grievances.step}`, grievances)}{' '}
          {grievances.isOverdue && <Chip tone="bad">{t('overdue')}</Chip>}
        </p>
      )}
      {lookUps.length > 0 && <WaitingLookUps lookUps={lookUps} />}
      {count > 0 ? (
        <>
          <p>
            {t('queueText', { count })}
            {urgent > 0 && <> · {t('urgent', { count: urgent })}</>}
            {oldest && (
              <>
                {' · '}
                <RelativeTime
                  date={oldest}
                  limitDays={Infinity}
                  say={(unit, count) =>
                    t(`oldest.${unit === 'now' && isFullHour(oldest) ? 'thisHour' : unit}`, {
                      count,
                    })
                  }
                />
              </>
            )}
          </p>
          {!refused && <QueueFilter reasons={queue.reasons} current={queue.reason} count={count} />}
          <QueueKeys ids={items.map(({ id }) => id).join()}>
            <ol className="mt-0">
              {items.map((item) => (
                <QueuedCard
                  key={item.id}
                  item={item}
                  idempotencyKey={queue.idempotencyKey}
                  refused={refused}
                />
              ))}
            </ol>
          </QueueKeys>
          {items.length === 0 && (
            <p>
              {t('noneOfReason')} <Link to="/moderation">{t('allReasons', { count })}</Link>
            </p>
          )}
        </>
      ) : (
        <EmptyState>
          <EmptyDrawing of="work" />
          <p>{t('queueEmpty')}</p>
        </EmptyState>
      )}
    </Screen>
  )
}
