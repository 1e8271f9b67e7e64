import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Which draft; with one that the server kept, throwing it away is a form. */
  draftKey: string
  returnTo: string
  isOnServer: boolean
  onDiscard: () => void
}

/** Says that what was typed before is back, and offers to throw it away. */
export function DraftNotice({ draftKey, returnTo, isOnServer, onDiscard }: Props) {
  const { t } = useTranslation('forum')
  return (
    <div className="panel kept" role="status">
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
