import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton, formClass } from '../form/fields'
import { SettingsFrame } from './settings-frame'

type Fields = { currentPassword: string; password: string; confirmPassword: string }

/** The form for a new password. */
export function ChangePassword({ answer }: { answer: RefusedForm | FailedSubmit | undefined }) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['settings', 'auth'])
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('changePassword')}
      summary={
        <ErrorSummary
          form={form}
          fields={[
            [fields.currentPassword, t('currentPassword')],
            [fields.password, t('auth:newPassword')],
            [fields.confirmPassword, t('auth:confirmPassword')],
          ]}
          title={title}
        />
      }
    >
      <p>{t('changePasswordText')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <PasswordField
          field={fields.currentPassword}
          label={t('currentPassword')}
          autoComplete="current-password"
          buttonNames={{ show: t('auth:showCurrent'), hide: t('auth:hideCurrent') }}
        />
        <NewPasswordFields fields={fields} label={t('auth:newPassword')} />
        <SubmitButton pending={isPending}>{t('changePassword')}</SubmitButton>
      </Form>
    </SettingsFrame>
  )
}
