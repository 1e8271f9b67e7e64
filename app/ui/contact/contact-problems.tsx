import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { type RefusedForm, refusedFields, useLastResult } from '../form/form-answer'
import { refusalIn, type SentAnswer } from './flow/sent-answer'

/** The form's id, for summaries elsewhere on the page that link to its fields. */
export const contactFormId = 'contact-form'

type Props = { answer: RefusedForm | FailedSubmit | SentAnswer | undefined }

/** The errors of the form on `/`, if any. */
export function ContactProblems({ answer }: Props) {
  const refused = refusalIn(answer)
  const lastResult = useLastResult(refused && 'lastResult' in refused ? refused : undefined)
  if (!lastResult) return null
  const { form, fieldOf } = refusedFields(contactFormId, { lastResult, notice: null })
  const names = ['intent', 'name', 'email', 'message', 'links', 'subject'] as const
  return <ErrorSummary form={form} fields={names.map(fieldOf)} />
}
