import { Link } from '@remix-run/react'
import { Suspense, useState, type ComponentType, type MouseEvent } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { opensHere } from '~/ui/dialog/open-here'
import { useShowNotice } from '~/ui/feedback/notice-region'
import type { FlowDialogProps } from './flow/flow-dialog-props'

type FlowDialog = ComponentType<FlowDialogProps>

// Loaded on demand: most visitors use the form, or nothing.
const loadCurtain = async () => (await import('./curtain/curtain-dialog')).CurtainDialog
const loadElevator = async () => (await import('./elevator/elevator-dialog')).ElevatorDialog

/** A link to the guided flow's page, which opens in a dialog where scripts run. */
export function CurtainLink() {
  const { t } = useTranslation('contact')
  return <FlowLink to="/contact/curtain" label={t('guided')} load={loadCurtain} />
}

/** The same for the elevator. */
export function ElevatorLink() {
  const { t } = useTranslation('contact')
  return <FlowLink to="/contact/elevator" label={t('elevator')} load={loadElevator} />
}

type Props = { to: string; label: string; load: () => Promise<FlowDialog> }

function FlowLink({ to, label, load }: Props) {
  const [Flow, setFlow] = useState<FlowDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const showNotice = useShowNotice()

  function openHere(event: MouseEvent<HTMLElement>) {
    if (!opensHere(event)) return
    load().then(
      (loaded) => {
        setFlow(() => loaded)
        setIsOpen(true)
      },
      () => showNotice('sign-in-unsent'),
    )
  }

  // Closed half-way, it stays in the page with what was typed; after sending it starts anew.
  function close(isSent: boolean) {
    setIsOpen(false)
    if (isSent) setFlow(null)
  }

  return (
    <>
      <Link className="button button-quiet" to={to} onClick={openHere}>
        {label}
      </Link>
      {Flow && (
        <Suspense>
          <Flow isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
