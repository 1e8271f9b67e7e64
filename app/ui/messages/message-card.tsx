import { Link } from '@remix-run/react'
import type { MessageSummary } from '~/domain/contact/list-messages.server'
import { useTranslation } from '~/i18n/use-translation'
import { RelativeTime } from '~/ui/relative-time'
import { useAbout } from './about'

type Props = { message: Omit<MessageSummary, 'message'> & { excerpt: string } }

/** A message in the moderators' list. */
export function MessageCard({ message }: Props) {
  const { t } = useTranslation('messages')
  const aboutOf = useAbout()
  return (
    <li className="post-card relative border-b border-line py-5">
      <h2>
        <Link to={`/moderation/messages/${message.referenceId}`} dir="auto">
          {message.name}
        </Link>
      </h2>
      <p className="byline">
        <code>{message.referenceId}</code> · {t(`sources.${message.source}`)} ·{' '}
        {aboutOf(message.floor ?? message.intent)} ·{' '}
        <RelativeTime date={message.createdAt} limitDays={7} />
      </p>
      <p className="excerpt my-1.5 line-clamp-2" dir="auto">
        {message.excerpt}
      </p>
      <p>
        <span className={message.answeredAt ? 'badge badge-good' : 'badge'}>
          {t(message.answeredAt ? 'yes' : 'no')}
        </span>
      </p>
    </li>
  )
}
