import { Link, useActionData } from '@remix-run/react'
import { Suspense, useState, type ComponentType, type MouseEvent, useEffect } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { opensHere } from '../dialog/open-here'
import { useShowNotice } from '../feedback/notice-region'
import type { FlowDialogProps } from './flow/flow-dialog-props'
import { useCommittedFetcher, type FailedSubmit } from '../feedback/submit-fallback'
import type { RefusedForm } from '../form/form-answer'
import { ContactForm } from './contact-form'
import { ContactProblems } from './contact-problems'
import { refusalIn, sentIn, type SentAnswer } from './flow/sent-answer'

type FlowDialog = ComponentType<FlowDialogProps>

// Loaded on demand, because most visitors use only the form, or nothing.
const loadCurtain = async () => (await import('./curtain/curtain-dialog')).CurtainDialog
const loadElevator = async () => (await import('./elevator/elevator-dialog')).ElevatorDialog

/** Links to the pages of the curtain and the elevator, as drawings. Where scripts run, each opens in a dialog. */
export function FlowLinks() {
  const { t } = useTranslation('contact')
  return (
    <div className="mt-6 grid grid-cols-2 gap-3">
      <FlowLink
        className="bg-[url(/drawings/curtain.svg)]"
        to="/contact/curtain"
        label={t('guided')}
        load={loadCurtain}
      />
      <FlowLink
        className="bg-[url(/drawings/elevator.svg)]"
        to="/contact/elevator"
        label={t('elevator')}
        load={loadElevator}
      />
    </div>
  )
}

const cardClass =
  'rounded-xl border border-edge bg-raised bg-[length:auto_5rem] bg-[center_0.75rem] bg-no-repeat px-3 pt-24 pb-4 text-center font-semibold no-underline hover:border-action hover:underline '

type Props = { className: string; to: string; label: string; load: () => Promise<FlowDialog> }

function FlowLink({ className, to, label, load }: Props) {
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
      // After a deployment, the code of an open page may be gone.
      () => (navigator.onLine ? location.assign(to) : showNotice('sign-in-unsent')),
    )
  }

  // A flow that is closed half-way stays in the page and keeps its text. After sending it starts anew.
  function close(isSent: boolean) {
    setIsOpen(false)
    if (isSent) setFlow(null)
  }

  return (
    <>
      <Link className={cardClass + className} to={to} onClick={openHere}>
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

/**
 * Announces a sent message and its reference. Until then it is empty, but in the page: screen readers do not announce a
 * status that appears together with its words. The words are one element, or each part would be announced by itself.
 */
function SentStatus({ sent }: { sent: string | null }) {
  const { t } = useTranslation('contact')
  return (
    // Not `display: none`: screen readers would not announce the words when they appear.
    <p role="status" className="font-semibold text-success empty:absolute">
      {sent && (
        <span>
          {t('sentStatus')} <Link to={`/contact/sent/${sent}`}>{sent}</Link>
        </span>
      )}
    </p>
  )
}

type Answer = RefusedForm | FailedSubmit | SentAnswer

const shownFor = 4000

/** The errors of a form that was sent without scripts, for the top of the page. */
export function ContactSummary() {
  const answer = useActionData<Answer>()
  const { data } = useContactFetcher()
  if (data || !refusalIn(answer)) return null
  return (
    <div className="mx-auto w-full max-w-wide pt-6 pr-gutter pl-gutter">
      <ContactProblems answer={answer} />
    </div>
  )
}

/** The form to write to the company. `FlowLinks` has the other two ways. */
export function ContactSection() {
  const refusedPage = useActionData<Answer>()
  const fetcher = useContactFetcher()
  const sent = sentIn(fetcher.data)
  const isJustSent = useMoment(fetcher.data, sent !== null)
  const [lastSent, setLastSent] = useState(sent)
  if (sent && sent !== lastSent) setLastSent(sent)
  return (
    <div className="grid gap-4 [&>.summary]:mb-2">
      <ContactProblems answer={fetcher.data} />
      <ContactForm
        // Resets the form once it has been sent. A failed submit afterwards leaves the form alone.
        key={lastSent}
        Form={fetcher.Form}
        answer={refusalIn(fetcher.data ?? refusedPage)}
        isPending={fetcher.state !== 'idle'}
        sent={sent}
        isJustSent={isJustSent}
      />
      <SentStatus sent={sent} />
    </div>
  )
}

function useContactFetcher() {
  return useCommittedFetcher<Answer>('contact')
}

// True for four seconds after each answer, as the spec says.
function useMoment(answer: unknown, isWanted: boolean) {
  const [passed, setPassed] = useState<unknown>(null)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setPassed(answer), shownFor)
    return () => clearTimeout(timer)
  }, [answer, isWanted])
  return isWanted && passed !== answer
}
