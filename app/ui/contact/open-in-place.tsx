import { Link } from '@remix-run/react'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

// Loaded on demand: most visitors use the form, or nothing.
const CurtainDialog = lazy(async () => ({
  default: (await import('./curtain/curtain-dialog')).CurtainDialog,
}))
const ElevatorDialog = lazy(async () => ({
  default: (await import('./elevator/elevator-dialog')).ElevatorDialog,
}))

/** A link to the guided flow's page, which opens in a dialog where scripts run. */
export function CurtainLink() {
  const { t } = useTranslation('contact')
  return (
    <FlowLink to="/contact/curtain" label={t('guided')}>
      {(close) => <CurtainDialog onClose={close} />}
    </FlowLink>
  )
}

/** The same for the elevator. */
export function ElevatorLink() {
  const { t } = useTranslation('contact')
  return (
    <FlowLink to="/contact/elevator" label={t('elevator')}>
      {(close) => <ElevatorDialog onClose={close} />}
    </FlowLink>
  )
}

type Props = { to: string; label: string; children: (close: () => void) => React.ReactNode }

function FlowLink({ to, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <Link className="button button-quiet" to={to} onClick={openHere}>
        {label}
      </Link>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  )
}
