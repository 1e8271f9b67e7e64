import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SubmitButton, formClass } from '../form/fields'
import { PasskeyFrame } from './passkey-frame'

type Props = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  answer: RefusedForm | FailedSubmit | undefined
}

/** Says what a passkey is, and begins adding one with the password. */
export function BeginAdding({ needed, hasGoogle, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('passkeys')
  return (
    <PasskeyFrame
      title={t('add')}
      summary={
        <ErrorSummary form={form} fields={[[fields.password, t('password')]]} title={title} />
      }
    >
      <p>{t('whatItIs')}</p>
      <p>{t('needsScripts')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} returnTo="/profile/settings/passkeys" />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <SubmitButton pending={isPending}>{t('continue')}</SubmitButton>
        </Form>
      )}
    </PasskeyFrame>
  )
}
