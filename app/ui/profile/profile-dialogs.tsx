import { Link, useFetcher } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '~/ui/dialog'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'

// Loaded on demand: most visits to a profile change nothing.
const EditProfileForm = lazy(async () => ({
  default: (await import('./edit-profile-form')).EditProfileForm,
}))
const NotificationsForm = lazy(async () => ({
  default: (await import('./notifications-form')).NotificationsForm,
}))

type Props = { values: { displayName: string; bio: string }; emailNotifications: boolean }
type Which = 'edit' | 'settings'

/** Links to the pages that change a profile; they open in dialogs where scripts run. */
export function ProfileDialogs({ values, emailNotifications }: Props) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState<Which | null>(null)
  const close = () => setOpen(null)
  const fetcher = useFetcher<RefusedForm | FailedSubmit>({ key: `profile-${open}` })
  useClosingWhenSaved(fetcher.state, fetcher.data, close)
  const shared = {
    Form: fetcher.Form,
    answer: fetcher.data,
    isPending: fetcher.state !== 'idle',
    cancel: (
      <button type="button" className="button button-quiet" onClick={close}>
        {t('cancel')}
      </button>
    ),
  }

  function openHere(event: MouseEvent, which: Which) {
    if (event.metaKey || event.ctrlKey || typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    setOpen(which)
  }

  return (
    <>
      <Link className="button" to="/profile/edit" onClick={(event) => openHere(event, 'edit')}>
        {t('edit')}
      </Link>
      <Link
        className="button button-quiet"
        to="/profile/settings"
        onClick={(event) => openHere(event, 'settings')}
      >
        {t('settings')}
      </Link>
      {open && (
        <Dialog title={t(open === 'edit' ? 'edit' : 'notifications')} onClose={close}>
          <Suspense>
            {open === 'edit' ? (
              <EditProfileForm values={values} {...shared} />
            ) : (
              <NotificationsForm isOn={emailNotifications} {...shared} />
            )}
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

// A fetcher that finishes without data was redirected: the change is saved.
function useClosingWhenSaved(state: string, data: unknown, close: () => void) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && state === 'idle' && !data) close()
    wasBusy.current = state !== 'idle'
  }, [state, data, close])
}
