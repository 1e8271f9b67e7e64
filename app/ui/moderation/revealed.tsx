import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { cardClass } from '~/ui/screen'

type Props = { id: string; username: string; displayName: string | null }

/** The author of an anonymous item, for the moderator who has just revealed it. */
export function Revealed({ id, username, displayName }: Props) {
  const { t } = useTranslation('moderation')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [id])
  return (
    <div className={cardClass} ref={box} tabIndex={-1}>
      <p>
        <b>{t('revealed', { author: displayName ?? username, username })}</b>
      </p>
      <p>{t('revealedText')}</p>
      <p>
        <Link to={`/moderation/member/${id}`}>{t('aboutMember')}</Link>
      </p>
    </div>
  )
}

/** Shown instead of an author whose account is deleted. */
export function UnknownAuthor() {
  const { t } = useTranslation('moderation')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={cardClass} ref={box} tabIndex={-1}>
      <p>{t('lookUp.unknown')}</p>
    </div>
  )
}
