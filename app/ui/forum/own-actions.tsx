import { Link, PrefetchPageLinks } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher } from '~/ui/committed-fetcher'
import { Dialog } from '~/ui/dialog/dialog'
import { opensHere } from '~/ui/dialog/open-here'
import { useSubmitFailedNotice } from '~/ui/feedback/submit-failed-notice'

type Props = {
  /** `/forum/post/{id}` or `/forum/comment/{id}`. */
  path: string
  heading: string
  text: string
  /** The comment's, for those who hear the links one by one. */
  name?: string
}

/**
 * An author's actions on their own post or comment: edit, and delete after a confirmation. The link to that leads to a
 * page that asks; where dialogs are supported, it is asked in place, until the answer is there.
 */
export function OwnActions({ path, heading, text, name }: Props) {
  const { t } = useTranslation('forum')
  const [asked, setAsked] = useState<{ before: unknown } | null>(null)
  const { data, Form } = useCommittedFetcher()
  const isSubmitFailed = useSubmitFailedNotice(data)
  const isAsked = asked !== null && !(isSubmitFailed && data !== asked.before)
  const close = () => setAsked(null)
  return (
    <>
      <Link to={`${path}/edit`} aria-label={name && `${t('edit')}: ${name}`}>
        {t('edit')}
      </Link>{' '}
      <Link
        to={`${path}/delete`}
        aria-label={name && `${t('delete')}: ${name}`}
        onClick={(event) => opensHere(event) && setAsked({ before: data })}
      >
        {t('delete')}
      </Link>{' '}
      {isAsked && (
        <Dialog title={heading} onClose={close}>
          {/* Prefetched, because a press on a page that has gone offline would otherwise reload it. */}
          <PrefetchPageLinks page={`${path}/delete`} />
          <p>{text}</p>
          <Form method="post" action={`${path}/delete`} className="actions">
            <button className="button button-bad">{t('delete')}</button>
            {/* Enter must not delete: React's `autoFocus` comes too early for a dialog. */}
            <button
              type="button"
              className="button button-quiet"
              ref={(keep) => keep?.setAttribute('autofocus', '')}
              onClick={close}
            >
              {t('keep')}
            </button>
          </Form>
        </Dialog>
      )}
    </>
  )
}
