import { useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton, TextField, formClass } from '../form/fields'
import { SettingsFrame } from './settings-frame'

type Props = {
  /** The present address; null for an account without email. */
  present: string | null
  /** What was typed before the session ended. */
  typed: string | undefined
  idempotencyKey: string
  answer: RefusedForm | FailedSubmit | undefined
}

/** The form for a new email address. */
export function ChangeEmail({ present, typed, idempotencyKey, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ email: string; password: string }>({
    lastResult,
    defaultValue: { email: typed },
  })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['settings', 'auth'])
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t(present === null ? 'addEmail' : 'changeEmail')}
      summary={
        <ErrorSummary
          form={form}
          fields={[
            [fields.email, t('newEmail')],
            [fields.password, t('currentPassword')],
          ]}
          title={title}
        />
      }
    >
      <p>{present === null ? t('noPresentEmail') : t('presentEmail', { email: present })}</p>
      <p>{t(present === null ? 'addEmailText' : 'changeEmailText')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextField field={fields.email} type="email" label={t('newEmail')} autoComplete="email" />
        <PasswordField
          field={fields.password}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <SubmitButton pending={isPending}>
          {t(present === null ? 'addEmail' : 'changeEmail')}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/profile/settings/recovery-words">
          {t(present === null ? 'recoveryWords' : 'removeEmail')}
        </Link>
      </p>
    </SettingsFrame>
  )
}
