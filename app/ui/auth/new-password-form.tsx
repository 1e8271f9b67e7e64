import { useForm, type FieldMetadata } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { SharedDeviceField } from '~/ui/auth/shared-device-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SubmitButton } from '~/ui/form/fields'
import { NewPasswordFields } from '~/ui/form/new-password-fields'
import { AuthFrame, authForm } from './auth-frame'

/** All fields of such forms. Only some forms ask for `username` and `words`. */
type Fields = {
  username: string
  words: string
  password: string
  confirmPassword: string
  sharedDevice: string
}

type FormFields = { [Name in keyof Fields]: FieldMetadata<string> }

type Props = {
  title: string
  text: string
  /** The page's path. The form is sent there. */
  path: string
  answer: Parameters<typeof useFormAnswer>[0]
  /** The fields before the password, with the labels that the list of errors uses. */
  asked?: (fields: FormFields) => { fields: FieldMetadata<string>[]; content: ReactNode }
  /** Links to other ways, below the form. */
  other?: ReactNode
  children?: ReactNode
}

/** The screen for setting a new password without being signed in. */
export function NewPasswordForm({ title, text, path, answer, asked, other, children }: Props) {
  const { lastResult, title: refusal } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ lastResult })
  const isPending = useNavigation().formAction?.startsWith(path) ?? false
  const { t } = useTranslation('auth')
  const before = asked?.(fields)
  return (
    <AuthFrame
      title={title}
      text={text}
      isFromSignIn
      other={other}
      summary={
        <ErrorSummary
          form={form}
          fields={[...(before?.fields ?? []), fields.password, fields.confirmPassword]}
          title={refusal}
        />
      }
    >
      <Form id={form.id} onSubmit={form.onSubmit} {...authForm}>
        {children}
        {before?.content}
        <NewPasswordFields fields={fields} label={t('newPassword')} />
        <SharedDeviceField field={fields.sharedDevice} />
        <SubmitButton pending={isPending}>{t('setPassword')}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
