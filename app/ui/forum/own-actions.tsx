import { Link, PrefetchPageLinks, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitFailedNotice } from '~/ui/feedback/submit-failed-notice'

type Props = {
  /** `/forum/post/{id}` or `/forum/comment/{id}`. */
  path: string
  heading: string
  text: string
}

/** An author's actions on their own post or comment: edit, and delete after a confirmation. */
export function OwnActions({ path, heading, text }: Props) {
  const { t } = useTranslation('forum')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const fetcher = useFetcher()
  const isSubmitFailed = useSubmitFailedNotice(fetcher.data)
  const headingId = `delete-${path.split('/').at(-1)}`

  // The link leads to a page that asks; where dialogs are supported, it is asked in place.
  function askHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || !dialog.current?.showModal) return
    event.preventDefault()
    dialog.current.showModal()
    setIsAsked(true)
  }

  useEffect(() => {
    if (isSubmitFailed) dialog.current?.close()
  }, [isSubmitFailed, fetcher.data])

  return (
    <>
      <Link to={`${path}/edit`}>{t('edit')}</Link>
      <Link to={`${path}/delete`} onClick={askHere}>
        {t('delete')}
      </Link>
      {/* Prefetched, because a press on a page that has gone offline would otherwise reload it. */}
      {isAsked && <PrefetchPageLinks page={`${path}/delete`} />}
      <dialog ref={dialog} aria-labelledby={headingId} className="dialog">
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        <fetcher.Form method="post" action={`${path}/delete`} className="actions">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            {t('keep')}
          </button>
          <button className="button button-bad">{t('delete')}</button>
        </fetcher.Form>
      </dialog>
    </>
  )
}
