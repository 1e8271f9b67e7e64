import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher } from '~/ui/committed-fetcher'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'
import { ContactForm } from './contact-form'
import { ContactProblems } from './contact-problems'
import { CurtainLink, ElevatorLink } from './open-in-place'
import { refusalIn, sentIn, type SentAnswer } from './flow/sent-answer'
import { SentStatus } from './sent-status'

type Answer = RefusedForm | FailedSubmit | SentAnswer

const shownFor = 4000

/** The errors of a form sent without scripts, for the top of the page. */
export function ContactSummary() {
  const answer = useActionData<Answer>()
  const { data } = useContactFetcher()
  return data ? null : <ContactProblems answer={answer} />
}

/** The three ways to write to the company: the form, and links to the curtain and the elevator. */
export function ContactSection() {
  const { t } = useTranslation('contact')
  const refusedPage = useActionData<Answer>()
  const fetcher = useContactFetcher()
  const sent = sentIn(fetcher.data)
  const isJustSent = useMoment(fetcher.data, sent !== null)
  return (
    <div className="contact-ways">
      <ContactProblems answer={fetcher.data} />
      <ContactForm
        // Resets the form once it has been sent.
        key={sent}
        Form={fetcher.Form}
        answer={refusalIn(fetcher.data ?? refusedPage)}
        isPending={fetcher.state !== 'idle'}
        sent={sent}
        isJustSent={isJustSent}
      />
      <SentStatus sent={sent} />
      <div className="other-ways">
        <p>{t('otherWays')}</p>
        <CurtainLink /> <ElevatorLink />
      </div>
    </div>
  )
}

function useContactFetcher() {
  return useCommittedFetcher<Answer>('contact')
}

// True for the spec's four seconds after each answer.
function useMoment(answer: unknown, isWanted: boolean) {
  const [passed, setPassed] = useState<unknown>(null)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setPassed(answer), shownFor)
    return () => clearTimeout(timer)
  }, [answer, isWanted])
  return isWanted && passed !== answer
}
