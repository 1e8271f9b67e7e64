import { useEffect, useState } from 'react'
import { numberOf, pathOf, steps, type Step } from '~/domain/contact/curtain-steps'
import { useTranslation } from '~/i18n/use-translation'
import {
  useCommittedFetcher,
  isSubmitFailed,
  type FailedSubmit,
} from '~/ui/feedback/submit-fallback'
import { Dialog } from '~/ui/dialog/dialog'
import type { RefusedForm } from '~/ui/form/form-answer'
import { useRootData } from '~/ui/root-data'
import { Actions } from '~/ui/screen'
import { doorsClass } from '../flow/doors-class'
import type { FlowDialogProps } from '../flow/flow-dialog-props'
import { sheetBodyClass, sheetClass } from '../flow/sheet-class'
import { waysClass } from '../flow/ways-class'
import { useCameFrom } from './came-from'
import { CurtainStep } from './curtain-step'
import { viewIn, type CurtainView } from './curtain-view'
import { refusalIn, sentIn, type SentAnswer } from '../flow/sent-answer'
import { SentConfirmation } from '../flow/sent-confirmation'

type Answer = RefusedForm | FailedSubmit | SentAnswer | CurtainView

/** The guided flow in a dialog. The server keeps the answers, as it does for the pages. */
export function CurtainDialog({ isOpen, onClose }: FlowDialogProps) {
  const { t } = useTranslation(['curtain', 'contact'])
  const { data, load, state, Form } = useCommittedFetcher<Answer>('curtain')
  const view = useLatestView(data)
  const sent = sentIn(data)
  useEffect(() => load(pathOf('purpose')), [load])
  useStepTitle(isOpen && !sent ? view?.step : undefined)
  const came = useCameFrom(view?.step)
  const close = () => onClose(sent !== null)
  const closeButton = (
    <button type="button" className="link-button ms-auto" onClick={close}>
      {t('contact:close')}
    </button>
  )
  const title = sent ? t('contact:confirmation.title') : t('title')
  return (
    <Dialog title={title} className={`${doorsClass} ${sheetClass}`} isOpen={isOpen} onClose={close}>
      <div className={sheetBodyClass}>
        {sent && <SentConfirmation referenceId={sent} takesFocus />}
        {sent || !view ? (
          <Actions className={`mt-auto! ${waysClass(false)}`}>{closeButton}</Actions>
        ) : (
          <CurtainStep
            key={view.step}
            view={view}
            Form={Form}
            answer={refusalIn(data)}
            isPending={state !== 'idle'}
            isPage={false}
            takesFocus
            came={came}
            onChange={(step: Step) => load(pathOf(step, true))}
          >
            {closeButton}
          </CurtainStep>
        )}
      </div>
    </Dialog>
  )
}

const blank: CurtainView = { step: 'purpose', change: false, answers: {} }

// While the dialog is open, the document has the title of the step's page.
function useStepTitle(step: Step | undefined) {
  const { t } = useTranslation(['curtain', 'shell'])
  const isNeutral = useRootData()?.neutralTitles
  const progress = step && { number: numberOf(step), count: steps.length }
  const page = progress && t('stepTitle', { ...progress, step: t(`step.${step}`) })
  const title = page && t('shell:pageTitle', { page, community: t('shell:community') })
  useEffect(() => {
    if (!title || isNeutral) return
    const before = document.title
    document.title = title
    // Back may have led to another page, with its own title.
    return () => void (document.title.endsWith(title) && (document.title = before))
  }, [title, isNeutral])
}

// A refusal has the errors but not the step's content. The answers on the server may be unreachable.
function useLatestView(data: Answer | undefined) {
  const [latest, setLatest] = useState<CurtainView | null>(null)
  const view = viewIn(data) ?? (isSubmitFailed(data) && !latest ? blank : null)
  if (view && view !== latest) setLatest(view)
  return view ?? latest
}
