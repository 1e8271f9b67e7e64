import { Form, PrefetchPageLinks, useLocation, useParams } from '@remix-run/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher, useSubmitFailedNotice } from '../feedback/submit-fallback'
import { Dialog } from '~/ui/dialog/dialog'
import { opensHere } from '~/ui/dialog/open-here'
import { Button } from '~/ui/button'
import { SubmitButton } from '~/ui/form/fields'

type Props = {
  /** The comment's id. Without it, the actions are for the page's post. */
  commentId?: string
  heading: string
  text: string
  /** The comment's name, for screen readers that read the buttons one by one. */
  name?: string
}

/** The classes of a button whose shape shows if it is pressed. Its row gives it space at both sides. */
export function toggleClass(isOn: boolean): string {
  return isOn
    ? 'link-button rounded-full border-y-6 border-transparent bg-tint bg-clip-padding no-underline!'
    : 'link-button'
}

// The dialog gives the focus back to the menu, which would stick out behind it if it stayed open.
function closeMenu(button: HTMLElement) {
  const menu = button.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}

/**
 * An author's actions in the menu of their own post or comment: edit, and delete after a confirmation. Both are sent to
 * the post's URL, which every reader has. With a separate URL, the browser's history would tell who wrote the item.
 * Where dialogs are supported, the confirmation is a dialog, which stays until the server has answered.
 */
export function OwnActions({ commentId, heading, text, name }: Props) {
  const { t } = useTranslation('forum')
  const path = `/forum/post/${useParams().postId}`
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<{ before: unknown } | null>(null)
  const fetcher = useCommittedFetcher()
  const { data } = fetcher
  const isSubmitFailed = useSubmitFailedNotice(data)
  const isAsked = asked !== null && !(isSubmitFailed && data !== asked.before)
  const close = () => setAsked(null)
  const comment = commentId && <input type="hidden" name="comment" value={commentId} />
  return (
    <>
      <Form method="post" action={path} className="grid">
        {comment}
        <button
          className="link-button"
          name="go"
          value="edit"
          aria-label={name && `${t('edit')}: ${name}`}
        >
          {t('edit')}
        </button>{' '}
        <button
          className="link-button"
          name="go"
          value="delete"
          aria-label={name && `${t('delete')}: ${name}`}
          onClick={(event) => {
            if (!opensHere(event)) return
            closeMenu(event.currentTarget)
            setAsked({ before: data })
          }}
        >
          {t('delete')}
        </button>
      </Form>{' '}
      {isAsked &&
        // Outside the menu, which Escape closes.
        createPortal(
          <Dialog title={heading} question={text} onClose={close}>
            {/* Prefetched, because otherwise a press on a page that is now offline would reload the page. */}
            {pathname !== path && <PrefetchPageLinks page={path} />}
            <fetcher.Form
              method="post"
              action={path}
              className="actions flex flex-wrap items-center gap-3 print:hidden"
            >
              <input type="hidden" name="go" value="remove" />
              {comment}
              <SubmitButton variant="danger" pending={fetcher.state !== 'idle'}>
                {t('delete')}
              </SubmitButton>
              {/* Enter must not delete, so Keep has the focus. React's `autoFocus` runs too early for a dialog. */}
              <Button
                type="button"
                variant="quiet"
                ref={(keep) => keep?.setAttribute('autofocus', '')}
                onClick={close}
              >
                {t('keep')}
              </Button>
            </fetcher.Form>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
