import { PrefetchPageLinks } from '@remix-run/react'
import { useState } from 'react'
import type { Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher, type FailedSubmit } from '~/ui/feedback/submit-fallback'
import { Dialog } from '~/ui/dialog/dialog'
import type { RefusedForm } from '~/ui/form/form-answer'
import { Actions } from '~/ui/screen'
import type { FlowDialogProps } from '../flow/flow-dialog-props'
import { sheetBodyClass, sheetClass } from '../flow/sheet-class'
import { waysClass } from '../flow/ways-class'
import { Elevator } from './elevator'
import { refusalIn, sentIn, type SentAnswer } from '../flow/sent-answer'
import { SentConfirmation } from '../flow/sent-confirmation'

/** The elevator in a dialog. */
export function ElevatorDialog({ isOpen, onClose }: FlowDialogProps) {
  const { t } = useTranslation(['elevator', 'contact'])
  const [floor, setFloor] = useState<Floor | null>(null)
  const fetcher = useCommittedFetcher<RefusedForm | FailedSubmit | SentAnswer>('elevator')
  const sent = sentIn(fetcher.data)
  const close = () => onClose(sent !== null)
  const title = sent ? t('contact:confirmation.title') : t('title')
  return (
    <Dialog title={title} className={sheetClass} isOpen={isOpen} onClose={close}>
      <div className={sheetBodyClass}>
        {/* Remix reloads the page if it cannot load the code of the form's route, for example offline. */}
        {floor && <PrefetchPageLinks page={`/contact/elevator/${floor}`} />}
        {sent ? (
          <SentConfirmation referenceId={sent} takesFocus />
        ) : (
          <Elevator
            floor={floor}
            Form={fetcher.Form}
            answer={refusalIn(fetcher.data)}
            isPending={fetcher.state !== 'idle'}
            isPage={false}
            onArrive={setFloor}
          />
        )}
        <Actions className={`mt-auto! ${waysClass(false)}`}>
          <button type="button" className="link-button ms-auto" onClick={close}>
            {t('contact:close')}
          </button>
        </Actions>
      </div>
    </Dialog>
  )
}
