import type { DigestChoice } from '~/domain/members/digest-choices'
import { PrefetchPageLinks } from '@remix-run/react'
import { cx } from 'class-variance-authority'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher, type FailedSubmit } from '../feedback/submit-fallback'
import { boxClass, Dialog } from '~/ui/dialog/dialog'
import { opensHere } from '~/ui/dialog/open-here'
import { Button, LinkButton } from '~/ui/button'
import { useShowNotice } from '../feedback/notice-region'
import type { RefusedForm } from '../form/form-answer'

// Loaded on demand, because most visits to a profile change nothing.
const forms = {
  edit: () => import('./edit-profile-form'),
  settings: () => import('./notifications-form'),
}
const EditProfileForm = lazy(async () => ({ default: (await forms.edit()).EditProfileForm }))
const NotificationsForm = lazy(async () => ({
  default: (await forms.settings()).NotificationsForm,
}))

// A form's buttons stay at the lower edge while its fields scroll.
const formBoxClass = cx(
  boxClass,
  // Otherwise the buttons would stick above the padding.
  'pb-0',
  '[&_.form]:flex [&_.form]:flex-col [&_.form>.actions]:sticky [&_.form>.actions]:bottom-0 [&_.form>.actions]:-mx-4 [&_.form>.actions]:mt-0',
  '[&_.form>.actions]:border-t [&_.form>.actions]:border-line [&_.form>.actions]:bg-raised [&_.form>.actions]:px-4 [&_.form>.actions]:pt-3 [&_.form>.actions]:pb-4',
)

type Props = {
  values: { displayName: string; bio: string }
  /** Without an email address there is nothing to choose, and the page says so. */
  hasEmail: boolean
  emailNotifications: boolean
  digest: DigestChoice
  moderationMail: boolean | null
  idempotencyKey: string
  /** Suspended members cannot change the parts of their profile that others read. */
  isSuspended: boolean
}
type Which = keyof typeof forms

/** Links to the pages that change a profile. Where scripts run, they open in dialogs. */
export function ProfileDialogs({
  values,
  hasEmail,
  emailNotifications,
  digest,
  moderationMail,
  idempotencyKey,
  isSuspended,
}: Props) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState<Which | null>(null)
  const [openings, setOpenings] = useState(0)
  const close = () => setOpen(null)
  const showNotice = useShowNotice()
  const fetcher = useCommittedFetcher<RefusedForm | FailedSubmit>(`profile-${openings}`)
  useClosingWhenSaved(fetcher.state, fetcher.data, close)
  const shared = {
    Form: fetcher.Form,
    idempotencyKey,
    answer: fetcher.data,
    isPending: fetcher.state !== 'idle',
    cancel: (
      <Button type="button" variant="quiet" onClick={close}>
        {t('cancel')}
      </Button>
    ),
  }

  function openHere(event: MouseEvent<HTMLElement>, which: Which) {
    if (!opensHere(event)) return
    const failure = which === 'edit' ? 'profile-unsent' : 'settings-unsent'
    const page = `/profile/${which}`
    forms[which]().then(
      () => {
        // A fetcher keeps its last answer, so each opening gets its own fetcher.
        setOpenings(openings + 1)
        setOpen(which)
      },
      // After a deployment, the code of an open page may be gone.
      () => (navigator.onLine ? location.assign(page) : showNotice(failure)),
    )
  }

  return (
    <>
      {!isSuspended && (
        <LinkButton variant="quiet" to="/profile/edit" onClick={(event) => openHere(event, 'edit')}>
          {t('edit')}
        </LinkButton>
      )}{' '}
      <LinkButton
        variant="quiet"
        to="/profile/settings"
        onClick={(event) => hasEmail && openHere(event, 'settings')}
      >
        {t('settings')}
      </LinkButton>
      {open && (
        <Dialog
          title={t(open === 'edit' ? 'edit' : 'notifications')}
          className={formBoxClass}
          onClose={close}
        >
          {/* Remix reloads the page if it cannot load the code of the form's route, for example offline. */}
          <PrefetchPageLinks page={`/profile/${open}`} />
          <Suspense>
            {open === 'edit' ? (
              <EditProfileForm values={values} {...shared} />
            ) : (
              <NotificationsForm
                isOn={emailNotifications}
                digest={digest}
                moderationMail={moderationMail}
                {...shared}
              />
            )}
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

// A fetcher that finishes without new data was redirected, so the change is saved. It keeps the data of a refusal.
// Compares with the data of the last idle render, because the first busy render may already have a quick answer.
function useClosingWhenSaved(state: string, data: unknown, close: () => void) {
  const wasBusy = useRef(false)
  const before = useRef<unknown>()
  useEffect(() => {
    const isBusy = state !== 'idle'
    if (!isBusy && wasBusy.current && data === before.current) close()
    if (!isBusy) before.current = data
    wasBusy.current = isBusy
  }, [state, data, close])
}
