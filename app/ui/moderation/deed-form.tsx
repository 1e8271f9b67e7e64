import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { RefusedForm } from '~/ui/form/form-answer'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { useReason } from './reason'

/** Something a moderator can do, and the reasons that it may have. */
export type Deed = {
  action:
    | 'remove'
    | 'restore'
    | 'lock'
    | 'unlock'
    | 'dismiss'
    | 'reveal'
    | 'suspend'
    | 'unsuspend'
    | 'endSessions'
  reasons: readonly string[]
  days?: readonly number[]
}

type Props = { deed: Deed; refused?: RefusedForm }

/** What one can do to an item or a member: folded away, with a question for the reason. */
export function DeedForm({ deed: { action, reasons, days }, refused }: Props) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const [form, fields] = useForm<{ reason: string; days: string }>({
    id: action,
    lastResult: refused?.lastResult,
  })
  const isPending = useNavigation().formMethod !== undefined
  return (
    <details className="deed" open={Boolean(refused)}>
      <summary>{t(`do.${action}`)}</summary>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
        <p>{t(`hint.${action}`)}</p>
        <input type="hidden" name="action" value={action} />
        {days && (
          <SelectField
            field={fields.days}
            label={t('days')}
            placeholder={t('days')}
            options={days.map((count) => ({
              value: String(count),
              label: t('daysCount', { count }),
            }))}
          />
        )}
        <SelectField
          field={fields.reason}
          label={t('why')}
          placeholder={t('choose')}
          options={reasons.map((reason) => ({ value: reason, label: reasonOf(reason) }))}
        />
        <SubmitButton pending={isPending}>{t(`do.${action}`)}</SubmitButton>
      </Form>
    </details>
  )
}
