import { type FormMetadata, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { ConfirmByGoogle } from '../account-deletion/confirm-by-google'
import { OwnPasswordField } from '../account-deletion/own-password-field'
import { type Field, SubmitButton, TextField, formClass } from '../form/fields'
import { useHydrated } from '../hydrated'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '../form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { PasskeyFrame } from './passkey-frame'
import { usePasskeyName } from './passkey-name'

type Props = {
  isLastWay: boolean
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  returnTo: string
  form: FormMetadata<{ password: string }>
  field: Field
}

/** The form that removes a passkey with the password. */
function RemovePasskey({ isLastWay, needed, hasGoogle, hasEmail, returnTo, form, field }: Props) {
  const isPending = useNavigation().formAction !== undefined
  const isHydrated = useHydrated()
  const { t } = useTranslation('passkeys')
  return (
    <>
      <p>{t(isLastWay ? 'removeLast' : 'removeText')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} hasEmail={hasEmail} returnTo={returnTo} />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <OwnPasswordField field={field} isNeeded={needed === 'password'} />
          <Button variant="danger" disabled={isHydrated && isPending}>
            {t('removeButton')}
          </Button>
        </Form>
      )}
    </>
  )
}

type RenamePasskeyProps = {
  form: FormMetadata<{ name: string }>
  field: Field
  idempotencyKey: string
}

/** The form for a passkey's name. */
function RenamePasskey({ form, field, idempotencyKey }: RenamePasskeyProps) {
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('passkeys')
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextField field={field} label={t('name')} hint={t('nameHint')} autoComplete="off" optional />
      <SubmitButton pending={isPending}>{t('save')}</SubmitButton>
    </Form>
  )
}

type ChangePasskeyProps = {
  passkey: { name: string; createdAt: Date }
  /** The text of the name field from before the session ended. */
  draftName: string | undefined
  idempotencyKey: string
  isLastWay: boolean
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  returnTo: string
  answer: RefusedForm | FailedSubmit | undefined
}

/** A member's passkey, with the forms to rename and remove it. */
export function ChangePasskey({
  passkey,
  draftName,
  idempotencyKey,
  answer,
  ...removal
}: ChangePasskeyProps) {
  const { lastResult, title } = useFormAnswer(answer)
  const isRename = lastResult?.error?.name !== undefined
  const [rename, renamed] = useForm<{ name: string }>({
    id: 'rename',
    lastResult: isRename || !lastResult?.initialValue ? lastResult : undefined,
    defaultValue: { name: draftName ?? passkey.name },
  })
  const [remove, removed] = useForm<{ password: string }>({
    id: 'remove',
    lastResult: isRename ? undefined : lastResult,
  })
  const name = usePasskeyName(passkey)
  const { t } = useTranslation('passkeys')
  return (
    <PasskeyFrame
      title={name}
      summary={
        <>
          <ErrorSummary form={rename} fields={[renamed.name]} title={title} />
          <ErrorSummary form={remove} fields={[removed.password]} title={title} />
        </>
      }
    >
      <RenamePasskey form={rename} field={renamed.name} idempotencyKey={idempotencyKey} />
      <h2 className="mt-12">{t('remove')}</h2>
      <RemovePasskey {...removal} form={remove} field={removed.password} />
    </PasskeyFrame>
  )
}
