import { useForm, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '../form/error-summary'
import { useUnsentText } from '~/ui/draft/unsent-text'
import { SubmitButton, TextArea, formClass } from '../form/fields'
import { refusedFields } from '../form/form-answer'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

type Props = {
  /** The place of the item in its list. */
  index: number
  kind: 'post' | 'comment'
  itemId: string
  idempotencyKey: string
  draft: Record<string, string> | null
  lastResult: SubmissionResult<string[]> | undefined
}

/** The form's id, without the item's: a link to a field puts it into the URL. */
export const appealFormId = (index: number) => `appeal-${index + 1}`

/**
 * The form in which the author of a removed item asks for another look. It posts to the profile that shows it: a URL
 * of the item would tell the browser's history who wrote it.
 */
export function AppealForm({ index, kind, itemId, idempotencyKey, draft, lastResult }: Props) {
  const [form, fields] = useForm<{ message: string }>({
    id: appealFormId(index),
    lastResult,
    defaultValue: draft,
  })
  useUnsentText(form.id)
  const isPending = useNavigation().formData?.get('itemId') === itemId
  const { t } = useTranslation('appeal')
  const autoComplete = useFormAutoComplete()
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete={autoComplete}
      className={formClass}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="itemId" value={itemId} />
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

type SummaryProps = { index: number; lastResult: SubmissionResult<string[]>; title?: string }

/** The errors of an appeal, for the top of the profile. */
export function AppealSummary({ index, lastResult, title }: SummaryProps) {
  const { form, fieldOf } = refusedFields(appealFormId(index), { lastResult, notice: null })
  return <ErrorSummary form={form} fields={[fieldOf('message')]} title={title} />
}

/** Tells the author of a removed item what they can post again, for the reason of the removal. */
export function PostAgain({ reason }: { reason: string | null }) {
  const { t } = useTranslation('appeal')
  const known = reasons.find((each) => each === reason) ?? 'other'
  return <p>{t(`again.${known}`)}</p>
}

const reasons = ['abuse', 'threat', 'privacy', 'danger', 'spam', 'offTopic', 'illegal'] as const
