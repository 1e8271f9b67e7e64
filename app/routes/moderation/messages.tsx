import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import {
  countOtherOpen,
  listMessages,
  type MessageSummary,
} from '~/domain/contact/list-messages.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { filterIn, MessageFilter, queryOf } from '~/ui/messages/message-filter'
import { buttonClass, touchLinkClass } from '~/ui/button'
import { Actions, Screen, EmptyState, BackLink, Pager, CardRow, Chip } from '~/ui/screen'
import { RelativeTime } from '~/ui/relative-time'
import { useAbout } from '~/ui/messages/about'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('messages:title'))

export const handle = { i18n: ['messages', 'contact', 'elevator'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const query = new URL(request.url).searchParams
  const page = await listMessages(admin, Object.fromEntries(query))
  const { messages, nextCursor } = unwrapOrThrow(page)
  return {
    counts: unwrapOrThrow(await countOtherOpen(admin)),
    filter: filterIn(query),
    isFirstPage: !query.has('cursor'),
    nextCursor,
    messages: messages.map(({ message, ...shown }) => ({
      ...shown,
      excerpt: excerpt(message, excerptLengths.card),
    })),
  }
}

export default function Messages() {
  const { filter, isFirstPage, nextCursor, messages, counts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return (
    <Screen>
      <BackLink to="/moderation">{t('backToQueue')}</BackLink>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {elsewhere.map(([to, key]) => (
          <li key={to}>
            <Link className={touchLinkClass} to={to}>
              {t(`desk.${key}`, { count: counts[key] })}
            </Link>
          </li>
        ))}
      </ul>
      <MessageFilter filter={filter} />
      {messages.length ? (
        <ul className="mt-2">
          {messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      ) : (
        <EmptyState>
          <EmptyDrawing of="letter" />
          <p>{t('none')}</p>
        </EmptyState>
      )}
      <Pager
        label={t('pages')}
        first={!isFirstPage && { to: `/moderation/messages${queryOf(filter)}`, label: t('newest') }}
        next={
          nextCursor && {
            to: `/moderation/messages${queryOf({ ...filter, cursor: nextCursor })}`,
            label: t('older'),
          }
        }
      />
      <Actions>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={`/moderation/messages/export${queryOf(filter)}`}
          download
        >
          {t('export')}
        </a>
      </Actions>
      <section className="mt-10 [&>*+*]:mt-3" aria-labelledby="waitlist">
        <h2 id="waitlist">{t('waitlist')}</h2>
        <p>{t('waitlistText')}</p>
        <Actions>
          <a
            className={buttonClass({ variant: 'quiet' })}
            href="/moderation/subscribers/export"
            download
          >
            {t('exportSubscribers')}
          </a>
        </Actions>
      </section>
    </Screen>
  )
}

const elsewhere = [
  ['/moderation/messages/grievances', 'grievances'],
  ['/moderation/messages/questions', 'questions'],
  ['/moderation/mail', 'mails'],
] as const

type Props = { message: Omit<MessageSummary, 'message'> & { excerpt: string } }

/** A message in the moderators' list. */
function MessageCard({ message }: Props) {
  const { t } = useTranslation('messages')
  const aboutOf = useAbout()
  return (
    <CardRow>
      <h2>
        <Link className="underline!" to={`/moderation/messages/${message.referenceId}`} dir="auto">
          {message.name}
        </Link>
      </h2>
      <p className="byline text-sm text-soft">
        <code>{message.referenceId}</code> · {t(`sources.${message.source}`)} ·{' '}
        {aboutOf(message.floor ?? message.intent)} ·{' '}
        <RelativeTime date={message.createdAt} limitDays={7} />
      </p>
      <p className="excerpt my-1.5 line-clamp-2" dir="auto">
        {message.excerpt}
      </p>
      <p>
        <Chip tone={message.answeredAt ? 'good' : 'plain'}>
          {t(message.answeredAt ? 'yes' : 'no')}
        </Chip>
      </p>
    </CardRow>
  )
}
