import { useForm, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '../form/error-summary'
import { SubmitButton, TextArea, formClass } from '../form/fields'
import { refusedFields } from '../form/form-answer'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

type Props = {
  kind: 'post' | 'comment'
  itemId: string
  idempotencyKey: string
  draft?: Record<string, string> | null
  lastResult?: SubmissionResult<string[]>
}

export const appealFormId = (itemId: string) => `appeal-${itemId}`

/** The form in which the author of a removed item asks for another look. Its answer leads to the profile. */
export function AppealForm({ kind, itemId, idempotencyKey, draft, lastResult }: Props) {
  const [form, fields] = useForm<{ message: string }>({
    id: appealFormId(itemId),
    lastResult,
    defaultValue: draft,
  })
  const isPending = useNavigation().formMethod !== undefined
  const { t } = useTranslation('appeal')
  const autoComplete = useFormAutoComplete()
  return (
    <Form
      method="post"
      action={`/forum/${kind}/${itemId}/appeal`}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete={autoComplete}
      className={formClass}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <p>
        {t('text')} {t('privacy')}
      </p>
      <TextArea
        field={fields.message}
        label={t('message')}
        hint={t('messageHint', { max: lengths.appealMax })}
        rows={4}
        limit={{ max: lengths.appealMax }}
      />
      <p>
        <b>{t('once')}</b>
      </p>
      <SubmitButton pending={isPending}>{t('send')}</SubmitButton>
    </Form>
  )
}

type SummaryProps = { itemId: string; lastResult: SubmissionResult<string[]> }

/** The errors of an appeal, for the top of its page. */
export function AppealSummary({ itemId, lastResult }: SummaryProps) {
  const { form, fieldOf } = refusedFields(appealFormId(itemId), { lastResult, notice: null })
  return <ErrorSummary form={form} fields={[fieldOf('message')]} />
}

/** Tells the author of a removed item what they can post again, for the reason of the removal. */
export function PostAgain({ reason }: { reason: string | null }) {
  const { t } = useTranslation('appeal')
  const known = reasons.find((each) => each === reason) ?? 'other'
  return <p>{t(`again.${known}`)}</p>
}

const reasons = ['abuse', 'threat', 'privacy', 'danger', 'spam', 'offTopic', 'illegal'] as const
