import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { listWaitingLookUps } from '~/domain/moderation/look-up-requests.server'
import { readQueue } from '~/domain/moderation/queue.server'
import { hasActiveRole } from '~/domain/members/member'
import { unwrapOrThrow } from '~/http/reply-status'
import { waitingLookUpLabels } from '~/http/presenters/moderation.server'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { WaitingLookUps } from '~/ui/moderation/waiting-look-ups'
import { RelativeTime } from '~/ui/relative-time'
import { LinkButton } from '~/ui/button'
import { Screen, EmptyState } from '~/ui/screen'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('moderation:title'))

export const handle = { i18n: ['moderation'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const moderator = await requireRole(request, context, 'moderator')
  const lookUps = unwrapOrThrow(await listWaitingLookUps(moderator))
  return {
    ...unwrapOrThrow(await readQueue(moderator)),
    lookUps: waitingLookUpLabels(await getLanguage(request), lookUps),
    isAdmin: hasActiveRole(moderator, 'admin'),
  }
}

export default function Queue() {
  const { items, count, lookUps, isAdmin } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  return (
    <Screen>
      <h1>{t('title')}</h1>
      <nav className="actions flex flex-wrap items-center gap-3" aria-label={t('ways')}>
        <LinkButton variant="quiet" to="/moderation/log">
          {t('log')}
        </LinkButton>
        {isAdmin && (
          <>
            <LinkButton variant="quiet" to="/moderation/messages">
              {t('messages')}
            </LinkButton>{' '}
            <LinkButton variant="quiet" to="/moderation/mail">
              {t('mail')}
            </LinkButton>
          </>
        )}
      </nav>
      {lookUps.length > 0 && <WaitingLookUps lookUps={lookUps} />}
      {count > 0 ? (
        <>
          <p>{t('queueText', { count })}</p>
          <ol className="post-list">
            {items.map((item) => (
              <QueuedCard key={item.id} item={item} />
            ))}
          </ol>
        </>
      ) : (
        <EmptyState>
          <EmptyDrawing />
          <p>{t('queueEmpty')}</p>
        </EmptyState>
      )}
    </Screen>
  )
}

type Props = {
  item: {
    kind: 'post' | 'comment'
    id: string
    title: string
    excerpt: string
    reports: number
    since: Date
  }
}

function QueuedCard({ item: { kind, id, title, excerpt, reports, since } }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <li className="post-card">
      <h2 {...useTextAttributes(title)}>
        <Link to={`/moderation/${kind}/${id}`}>{title}</Link>
      </h2>
      <p className="byline">
        {t(`itemTitle.${kind}`)} · {t('reports', { count: reports })} ·{' '}
        <RelativeTime
          date={since}
          limitDays={Infinity}
          say={(unit, count) => t(`waiting.${unit}`, { count })}
        />
      </p>
      <p className="excerpt" {...useTextAttributes(excerpt)}>
        {excerpt}
      </p>
    </li>
  )
}
