import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { cardClass } from '~/ui/screen'

type Props = {
  /** The key of the draft. A form discards a draft on the server. */
  draftKey: string
  returnTo: string
  isOnServer: boolean
  onDiscard?: () => void
}

/** Says that a draft was restored, and offers to discard it. */
export function DraftNotice({ draftKey, returnTo, isOnServer, onDiscard }: Props) {
  const { t } = useTranslation('forum')
  return (
    <div className={cardClass} role="status">
      <p>{t('draftKept')}</p>
      {isOnServer ? (
        <Form method="post" action="/forum/drafts/discard" replace onSubmit={onDiscard}>
          <input type="hidden" name="draftKey" value={draftKey} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button className="link-button">{t('draftDiscard')}</button>
        </Form>
      ) : (
        <button type="button" className="link-button" onClick={onDiscard}>
          {t('draftDiscard')}
        </button>
      )}
    </div>
  )
}
