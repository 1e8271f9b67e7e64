import { useTranslation } from 'react-i18next'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import type { RefusedForm } from '~/ui/form/form-answer'
import { refusalIn, type SentAnswer } from './flow/sent-answer'

/** For summaries elsewhere on the page that link to its fields. */
export const contactFormId = 'contact-form'

type Props = { answer: RefusedForm | FailedSubmit | SentAnswer | undefined }

/** The errors of the form on `/`, if any. */
export function ContactProblems({ answer }: Props) {
  const { t } = useTranslation('contact')
  const refused = refusalIn(answer)
  if (!refused || !('lastResult' in refused)) return null
  const errors = refused.lastResult.error ?? {}
  const errorsOf = (name: string) => errors[name] ?? undefined
  const names = ['intent', 'name', 'email', 'message', 'links'] as const
  return (
    <ErrorSummary
      form={{ id: contactFormId, errors: errorsOf(''), allErrors: {} }}
      fields={names.map((name) => [
        { id: `${contactFormId}-${name}`, name, errors: errorsOf(name) },
        t(name === 'intent' ? 'about' : name),
      ])}
    />
  )
}
